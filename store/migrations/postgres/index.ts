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
import * as migration_20261123_145813_autosaved_drafts from './20261123_145813_autosaved_drafts.ts';
import * as migration_20261123_150000_outgoing_mail from './20261123_150000_outgoing_mail.ts';
import * as migration_20261123_151000_published_globals from './20261123_151000_published_globals.ts';
import * as migration_20261123_160000_dataset_versions from './20261123_160000_dataset_versions.ts';
import * as migration_20261123_160000_reading_counts from './20261123_160000_reading_counts.ts';
import * as migration_20261123_160000_step_up from './20261123_160000_step_up.ts';
import * as migration_20261123_160000_transparency_log from './20261123_160000_transparency_log.ts';
import * as migration_20261123_162652_tasks_and_translators from './20261123_162652_tasks_and_translators.ts';
import * as migration_20261123_170000_second_factors from './20261123_170000_second_factors.ts';
import * as migration_20261123_170000_translations from './20261123_170000_translations.ts';
import * as migration_20261123_180000_translations_autosaved from './20261123_180000_translations_autosaved.ts';
import * as migration_20261123_183030_custodian_role from './20261123_183030_custodian_role.ts';
import * as migration_20261123_190000_custodians from './20261123_190000_custodians.ts';
import * as migration_20261123_190000_journal from './20261123_190000_journal.ts';
import * as migration_20261123_193000_envelopes from './20261123_193000_envelopes.ts';
import * as migration_20261123_200000_openings from './20261123_200000_openings.ts';
import * as migration_20261123_210000_account_links from './20261123_210000_account_links.ts';
import * as migration_20261123_210000_open_id_subjects from './20261123_210000_open_id_subjects.ts';
import * as migration_20261123_230000_verifications from './20261123_230000_verifications.ts';
import * as migration_20261123_231000_arriving_proposals from './20261123_231000_arriving_proposals.ts';
import * as migration_20261124_015241_redirects from './20261124_015241_redirects.ts';
import * as migration_20261124_020000_link_check from './20261124_020000_link_check.ts';
import * as migration_20261124_020014_draft_links from './20261124_020014_draft_links.ts';
import * as migration_20261124_021000_reviews from './20261124_021000_reviews.ts';
import * as migration_20261125_230000_comments from './20261125_230000_comments.ts';
import * as migration_20261127_074731_add_laboratories from './20261127_074731_add_laboratories.ts';
import * as migration_20261127_120622_add_comment_mails from './20261127_120622_add_comment_mails.ts';
import * as migration_20261128_162849_add_list_subscribers from './20261128_162849_add_list_subscribers.ts';
import * as migration_20261128_192854_add_search_words_and_footer_pages from './20261128_192854_add_search_words_and_footer_pages.ts';
import * as migration_20261130_152728_add_answers_to_applications from './20261130_152728_add_answers_to_applications.ts';

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
    name: '20261123_093732_figures_separator',
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
  {
    up: migration_20261123_145813_autosaved_drafts.up,
    down: migration_20261123_145813_autosaved_drafts.down,
    name: '20261123_145813_autosaved_drafts',
  },
  {
    up: migration_20261123_150000_outgoing_mail.up,
    down: migration_20261123_150000_outgoing_mail.down,
    name: '20261123_150000_outgoing_mail',
  },
  {
    up: migration_20261123_151000_published_globals.up,
    down: migration_20261123_151000_published_globals.down,
    name: '20261123_151000_published_globals',
  },
  {
    up: migration_20261123_160000_dataset_versions.up,
    down: migration_20261123_160000_dataset_versions.down,
    name: '20261123_160000_dataset_versions',
  },
  {
    up: migration_20261123_160000_reading_counts.up,
    down: migration_20261123_160000_reading_counts.down,
    name: '20261123_160000_reading_counts',
  },
  {
    up: migration_20261123_160000_step_up.up,
    down: migration_20261123_160000_step_up.down,
    name: '20261123_160000_step_up',
  },
  {
    up: migration_20261123_160000_transparency_log.up,
    down: migration_20261123_160000_transparency_log.down,
    name: '20261123_160000_transparency_log',
  },
  {
    up: migration_20261123_162652_tasks_and_translators.up,
    down: migration_20261123_162652_tasks_and_translators.down,
    name: '20261123_162652_tasks_and_translators',
  },
  {
    up: migration_20261123_170000_second_factors.up,
    down: migration_20261123_170000_second_factors.down,
    name: '20261123_170000_second_factors',
  },
  {
    up: migration_20261123_170000_translations.up,
    down: migration_20261123_170000_translations.down,
    name: '20261123_170000_translations',
  },
  {
    up: migration_20261123_180000_translations_autosaved.up,
    down: migration_20261123_180000_translations_autosaved.down,
    name: '20261123_180000_translations_autosaved',
  },
  {
    up: migration_20261123_183030_custodian_role.up,
    down: migration_20261123_183030_custodian_role.down,
    name: '20261123_183030_custodian_role',
  },
  {
    up: migration_20261123_190000_custodians.up,
    down: migration_20261123_190000_custodians.down,
    name: '20261123_190000_custodians',
  },
  {
    up: migration_20261123_190000_journal.up,
    down: migration_20261123_190000_journal.down,
    name: '20261123_190000_journal',
  },
  {
    up: migration_20261123_193000_envelopes.up,
    down: migration_20261123_193000_envelopes.down,
    name: '20261123_193000_envelopes',
  },
  {
    up: migration_20261123_200000_openings.up,
    down: migration_20261123_200000_openings.down,
    name: '20261123_200000_openings',
  },
  {
    up: migration_20261123_210000_account_links.up,
    down: migration_20261123_210000_account_links.down,
    name: '20261123_210000_account_links',
  },
  {
    up: migration_20261123_210000_open_id_subjects.up,
    down: migration_20261123_210000_open_id_subjects.down,
    name: '20261123_210000_open_id_subjects',
  },
  {
    up: migration_20261123_230000_verifications.up,
    down: migration_20261123_230000_verifications.down,
    name: '20261123_230000_verifications',
  },
  {
    up: migration_20261123_231000_arriving_proposals.up,
    down: migration_20261123_231000_arriving_proposals.down,
    name: '20261123_231000_arriving_proposals',
  },
  {
    up: migration_20261124_015241_redirects.up,
    down: migration_20261124_015241_redirects.down,
    name: '20261124_015241_redirects',
  },
  {
    up: migration_20261124_020000_link_check.up,
    down: migration_20261124_020000_link_check.down,
    name: '20261124_020000_link_check',
  },
  {
    up: migration_20261124_020014_draft_links.up,
    down: migration_20261124_020014_draft_links.down,
    name: '20261124_020014_draft_links',
  },
  {
    up: migration_20261124_021000_reviews.up,
    down: migration_20261124_021000_reviews.down,
    name: '20261124_021000_reviews',
  },
  {
    up: migration_20261125_230000_comments.up,
    down: migration_20261125_230000_comments.down,
    name: '20261125_230000_comments',
  },
  {
    up: migration_20261127_074731_add_laboratories.up,
    down: migration_20261127_074731_add_laboratories.down,
    name: '20261127_074731_add_laboratories',
  },
  {
    up: migration_20261127_120622_add_comment_mails.up,
    down: migration_20261127_120622_add_comment_mails.down,
    name: '20261127_120622_add_comment_mails',
  },
  {
    up: migration_20261128_162849_add_list_subscribers.up,
    down: migration_20261128_162849_add_list_subscribers.down,
    name: '20261128_162849_add_list_subscribers',
  },
  {
    up: migration_20261128_192854_add_search_words_and_footer_pages.up,
    down: migration_20261128_192854_add_search_words_and_footer_pages.down,
    name: '20261128_192854_add_search_words_and_footer_pages',
  },
  {
    up: migration_20261130_152728_add_answers_to_applications.up,
    down: migration_20261130_152728_add_answers_to_applications.down,
    name: '20261130_152728_add_answers_to_applications'
  },
];
