import * as migration_20261121_131206_initial from './20261121_131206_initial.ts';
import * as migration_20261121_150000_search_index from './20261121_150000_search_index.ts';
import * as migration_20261121_162229_intake from './20261121_162229_intake.ts';
import * as migration_20261121_172212_list_indexes from './20261121_172212_list_indexes.ts';
import * as migration_20261121_200000_shared_counts from './20261121_200000_shared_counts.ts';
import * as migration_20261122_030528_content_versions from './20261122_030528_content_versions.ts';
import * as migration_20261122_044159_picture_width_768 from './20261122_044159_picture_width_768.ts';
import * as migration_20261122_180000_identities from './20261122_180000_identities.ts';
import * as migration_20261122_180000_search_vocabulary from './20261122_180000_search_vocabulary.ts';
import * as migration_20261122_193943_trash_names_and_mirrored_slides from './20261122_193943_trash_names_and_mirrored_slides.ts';
import * as migration_20261123_040000_observations from './20261123_040000_observations.ts';
import * as migration_20261123_044726_indicators from './20261123_044726_indicators.ts';
import * as migration_20261123_050000_figures_imports from './20261123_050000_figures_imports.ts';
import * as migration_20261123_051633_data_imports from './20261123_051633_data_imports.ts';
import * as migration_20261123_060425_data_files from './20261123_060425_data_files.ts';
import * as migration_20261123_090000_migration_marks from './20261123_090000_migration_marks.ts';
import * as migration_20261123_093732_figures_separator from './20261123_093732_figures_separator.ts';
import * as migration_20261123_130000_ocds_releases from './20261123_130000_ocds_releases.ts';
import * as migration_20261123_140000_search_titles from './20261123_140000_search_titles.ts';

export const migrations = [
  {
    up: migration_20261121_131206_initial.up,
    down: migration_20261121_131206_initial.down,
    name: '20261121_131206_initial',
  },
  {
    up: migration_20261121_150000_search_index.up,
    down: migration_20261121_150000_search_index.down,
    name: '20261121_150000_search_index',
  },
  {
    up: migration_20261121_162229_intake.up,
    down: migration_20261121_162229_intake.down,
    name: '20261121_162229_intake',
  },
  {
    up: migration_20261121_172212_list_indexes.up,
    down: migration_20261121_172212_list_indexes.down,
    name: '20261121_172212_list_indexes',
  },
  {
    up: migration_20261121_200000_shared_counts.up,
    down: migration_20261121_200000_shared_counts.down,
    name: '20261121_200000_shared_counts',
  },
  {
    up: migration_20261122_030528_content_versions.up,
    down: migration_20261122_030528_content_versions.down,
    name: '20261122_030528_content_versions',
  },
  {
    up: migration_20261122_044159_picture_width_768.up,
    down: migration_20261122_044159_picture_width_768.down,
    name: '20261122_044159_picture_width_768',
  },
  {
    up: migration_20261122_180000_identities.up,
    down: migration_20261122_180000_identities.down,
    name: '20261122_180000_identities',
  },
  {
    up: migration_20261122_180000_search_vocabulary.up,
    down: migration_20261122_180000_search_vocabulary.down,
    name: '20261122_180000_search_vocabulary',
  },
  {
    up: migration_20261122_193943_trash_names_and_mirrored_slides.up,
    down: migration_20261122_193943_trash_names_and_mirrored_slides.down,
    name: '20261122_193943_trash_names_and_mirrored_slides',
  },
  {
    up: migration_20261123_040000_observations.up,
    down: migration_20261123_040000_observations.down,
    name: '20261123_040000_observations',
  },
  {
    up: migration_20261123_044726_indicators.up,
    down: migration_20261123_044726_indicators.down,
    name: '20261123_044726_indicators',
  },
  {
    up: migration_20261123_050000_figures_imports.up,
    down: migration_20261123_050000_figures_imports.down,
    name: '20261123_050000_figures_imports',
  },
  {
    up: migration_20261123_051633_data_imports.up,
    down: migration_20261123_051633_data_imports.down,
    name: '20261123_051633_data_imports',
  },
  {
    up: migration_20261123_060425_data_files.up,
    down: migration_20261123_060425_data_files.down,
    name: '20261123_060425_data_files',
  },
  {
    up: migration_20261123_090000_migration_marks.up,
    down: migration_20261123_090000_migration_marks.down,
    name: '20261123_090000_migration_marks',
  },
  {
    up: migration_20261123_093732_figures_separator.up,
    down: migration_20261123_093732_figures_separator.down,
    name: '20261123_093732_figures_separator'
  },
  {
    up: migration_20261123_130000_ocds_releases.up,
    down: migration_20261123_130000_ocds_releases.down,
    name: '20261123_130000_ocds_releases',
  },
  {
    up: migration_20261123_140000_search_titles.up,
    down: migration_20261123_140000_search_titles.down,
    name: '20261123_140000_search_titles',
  },
];
