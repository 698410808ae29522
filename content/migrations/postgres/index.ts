import * as migration_20261121_113923_initial from './20261121_113923_initial.ts';

export const migrations = [
  {
    up: migration_20261121_113923_initial.up,
    down: migration_20261121_113923_initial.down,
    name: '20261121_113923_initial'
  },
];
