import * as migration_20261121_131204_initial from './20261121_131204_initial.ts';

export const migrations = [
  {
    up: migration_20261121_131204_initial.up,
    down: migration_20261121_131204_initial.down,
    name: '20261121_131204_initial'
  },
];
