#!/bin/sh
# PostgreSQL whose disk is full refuses orders and stays the primary, because nothing of it has crashed. So the primary hands over when
# its disk is full, with room that was kept for the purpose; another machine has everything that was answered.
# leave-when-full.sh <settings of Patroni> <folder of the data> <MiB to keep>
set -u
config=$1 data=$2 keep=$3
name=$(sed -n 's/^name: *//p' "$config")
kept="$data/../kept-for-leaving"

free() { df --output=avail --block-size=1M "$data" | tail -n 1; }
is_primary() { [ -e "$data/postmaster.pid" ] && [ ! -e "$data/standby.signal" ]; }

while sleep 2; do
  [ -d "$data" ] || continue
  if [ ! -e "$kept" ] && [ "$(free)" -gt $((keep * 3)) ]; then fallocate --length "${keep}MiB" "$kept"; fi
  if ! is_primary || [ "$(free)" -ge 8 ]; then continue; fi
  echo "The disk of $name is full: it hands over"
  rm -f "$kept"
  timeout 20 patronictl -c "$config" switchover --leader "$name" --force && continue
  # Not even that: without its database the machine loses its place.
  if is_primary; then kill -QUIT "$(head -n 1 "$data/postmaster.pid")"; fi
done
