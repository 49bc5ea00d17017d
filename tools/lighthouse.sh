#!/usr/bin/env bash
# Lighthouse on every kind of page, as a phone on a slow line sees it: performance, accessibility, best practices.
# Needs npm and Chromium. Lighthouse goes into a temporary folder, or stays in $LIGHTHOUSE where that names one.
#
#   bash tools/lighthouse.sh              every page; exit code 1 where a score is below 100
#   bash tools/lighthouse.sh how replay   those whose name holds one of these words
set -euo pipefail
cd "$(dirname "$0")/.."

folder=${LIGHTHOUSE:-$(mktemp -d)}
[ -n "${LIGHTHOUSE:-}" ] || trap 'rm -rf "$folder"' EXIT
[ -x "$folder/node_modules/.bin/lighthouse" ] || npm install --silent --no-fund --no-audit --prefix "$folder" lighthouse@12
"${PYTHON:-.venv/bin/python}" tools/lighthouse.py "$folder" "$@"
