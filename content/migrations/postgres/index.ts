import * as migration_20261121_131206_initial from './20261121_131206_initial.ts';

export const migrations = [
  {
    up: migration_20261121_131206_initial.up,
    down: migration_20261121_131206_initial.down,
    name: '20261121_131206_initial'
  },
];
