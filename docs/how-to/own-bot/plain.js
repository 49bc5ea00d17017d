// A bot in JavaScript, without Hantise. Each line that it reads is a decision; it answers with the text of one option.
//
//     hantise simulate shy_monsters --seats "program:node plain.js,random" --games 20

const readline = require("readline");

let state = 0n; // our own luck, so that the same seed plays the same game again
let begun = false;

function below(n) {
  state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
  return Number((state >> 33n) % BigInt(n));
}

// What an option is worth to us. All that the seat sees stands in told.table, and would be asked here.
function worth(text) {
  return text.includes("attack") ? 1 : 0;
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const told = JSON.parse(line);
  if (!begun) {
    state = BigInt(told.seed);
    begun = true;
  }
  const best = Math.max(...told.options.map(worth));
  const good = told.options.filter((text) => worth(text) === best);
  console.log(good[below(good.length)]);
});
