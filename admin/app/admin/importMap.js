import { UnsavedWork as UnsavedWork_ae51f5cbdf30a1beb3a54a4f1ab0d9d7 } from '../../../admin/editing/unsaved-work.tsx'
import { TextLanguage as TextLanguage_4cb00080863db3eace31de4a1be3fa56 } from '../../../admin/editing/text-language.tsx'
import { OrderOfKind as OrderOfKind_dfa98b329e7812b6782b3fba0711048c } from '../../../admin/ordering/order-of-kind.tsx'
import { ReadsOfRecord as ReadsOfRecord_0f3ccdf0925ddeed3ce7b9e26af5fd64 } from '../../../admin/dashboard/reads-of-record.tsx'
import { UsedIn as UsedIn_0b923a96c5065d7fd69132f0c725c123 } from '../../../admin/references/used-in.tsx'
import { Comments as Comments_7e6f396e23384ae491db72622081cc2f } from '../../../admin/comments/comments.tsx'
import { GiveTask as GiveTask_5f7d7c6f5f0d4b2e83b94fe422992654 } from '../../../admin/tasks/give-task.tsx'
import { ReviewPanel as ReviewPanel_5f55f946dde89616be5747c4cb7f2e47 } from '../../../admin/review/review-panel.tsx'
import { AmmanMomentCell as AmmanMomentCell_f24e73167cbb3baf666695ee838d3f25 } from '../../../admin/dates/amman-moment-cell.tsx'
import { AmmanMoment as AmmanMoment_3f97651eb2ff1893ca450f74a66a35db } from '../../../admin/dates/amman-moment.tsx'
import { AskingPublishButton as AskingPublishButton_5510ff82f42f911c5a68acf0f1469c23 } from '../../../admin/translations/publish-button.tsx'
import { DraftStatus as DraftStatus_17d5ba4f661cbcc82f5c5602415256e6 } from '../../../admin/versions/draft-status.tsx'
import { VersionsView as VersionsView_229af11959481d179c6b2abcc3da09a9 } from '../../../admin/versions/versions-view.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { CleanPastingFeatureClient as CleanPastingFeatureClient_a4a720e2e4ba2cc52716eae6a83aedb9 } from '../../../admin/pasting/clean-pasting.tsx'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ShareDraft as ShareDraft_0b95fc490b41ba7e1cd007101a60ebff } from '../../../admin/drafts/share-draft.tsx'
import { RowName as RowName_b995db90d9c852e07bd436cbc0423670 } from '../../../admin/editing/row-name.tsx'
import { FormerVersions as FormerVersions_0e4f67f71f96e3ff26e0a4f20d7bf7a1 } from '../../../admin/figures/former-versions.tsx'
import { DataImport as DataImport_4ece7fdce7e8262c5d38610417766ea6 } from '../../../admin/figures/data-import.tsx'
import { TenderCustodians as TenderCustodians_df874045a00d1c7bb46597f00b06475b } from '../../../admin/custodians/tender-custodians.tsx'
import { TenderProposals as TenderProposals_a4ee966e95cd66c5ca98a397b4adb6a0 } from '../../../admin/proposals/tender-proposals.tsx'
import { SubmittedFiles as SubmittedFiles_403d869db3ae33930f41106de4c07438 } from '../../../admin/submissions/submitted-files.tsx'
import { ExportLinks as ExportLinks_9699bac3778d415b2c6c54a8fe340b43 } from '../../../admin/submissions/export-links.tsx'
import { DueOpenings as DueOpenings_42e4d0cc30ab45b586e746c1917b8049 } from '../../../admin/proposals/due-openings.tsx'
import { LastVerification as LastVerification_8e1897dacd413ffecc888936a1897c53 } from '../../../admin/proposals/last-verification.tsx'
import { AnswerToApplicant as AnswerToApplicant_2b75df8897276f255a91e691e90bca2d } from '../../../admin/recruitment/answer-to-applicant.tsx'
import { AnswerSelected as AnswerSelected_88c00d0b07848deb537acab44d0c1080 } from '../../../admin/recruitment/answer-selected.tsx'
import { TaskRecord as TaskRecord_279c64e1afc16fd933e70b62494ed063 } from '../../../admin/tasks/task-record.tsx'
import { Colleague as Colleague_736fe83f0de08e7692b705e3fad05961 } from '../../../admin/tasks/colleague.tsx'
import { CurrentPassword as CurrentPassword_37413a3a677fee6e34b8d70b001f532a } from '../../../admin/users/current-password.tsx'
import { AccountSecurity as AccountSecurity_69bfeb23fee633017f09b5e5ec70138a } from '../../../admin/step-up/account-security.tsx'
import { AccountCustodian as AccountCustodian_5e9a745cf294db09da0538007d772b98 } from '../../../admin/custodians/account-custodian.tsx'
import { OpenIdSignIn as OpenIdSignIn_0e8281e65a6037f2084b75da2fd245b8 } from '../../../admin/open-id/open-id-sign-in.tsx'
import { PasskeySignIn as PasskeySignIn_bc9698ec68cffab38caca1640cec6c9e } from '../../../admin/step-up/passkey-sign-in.tsx'
import { TranslatorStart as TranslatorStart_e3fb8bb55848b2ed50a7394fab3334eb } from '../../../admin/translations/translator-start.tsx'
import { WaitingDashboard as WaitingDashboard_a4fab465af52f3dfe9a3f92e8f95f37e } from '../../../admin/dashboard/waiting-dashboard.tsx'
import { TranslationsLink as TranslationsLink_f35beffc2bb8327842c1e0b483071d2a } from '../../../admin/translations/translations-link.tsx'
import { LinkCheckLink as LinkCheckLink_7a3af5694827dbbcb50ebcefab788a2a } from '../../../admin/link-check/link-check-link.tsx'
import { CustodiansLink as CustodiansLink_1505a904b9ab34b1f40d13d832f9a163 } from '../../../admin/custodians/custodians-link.tsx'
import { OpeningsLink as OpeningsLink_6624ebc1eade80ace3111fa3d5688c70 } from '../../../admin/openings/openings-link.tsx'
import { JournalLink as JournalLink_2709feadd54abcb9aaa2bde931b3fda1 } from '../../../admin/journal/journal-link.tsx'
import { StepUp as StepUp_525fc8d69bea72b6ffa525445a56eecf } from '../../../admin/step-up/step-up.tsx'
import { GuardedExits as GuardedExits_872467907e5413d603ed33fd8bed1bc4 } from '../../../admin/editing/guarded-exits.tsx'
import { NameControls as NameControls_8f2ac225ff01312983b1f5d9e2d91c2b } from '../../../admin/naming/name-controls.tsx'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { JournalView as JournalView_4450dec3c54578f95790a9d9211d03ec } from '../../../admin/journal/journal-view.tsx'
import { OrderView as OrderView_4d3bd5d7e712d784b5480a7d71be6334 } from '../../../admin/ordering/order-view.tsx'
import { ReviewView as ReviewView_628e1dbbdbcd8c2178762cc90f606785 } from '../../../admin/review/review-view.tsx'
import { LinkCheckView as LinkCheckView_508c325788e1bed0b18a351cae08ded5 } from '../../../admin/link-check/link-check-view.tsx'
import { TranslationsView as TranslationsView_dc338f3bb1f80bb113c1236e9abb2c26 } from '../../../admin/translations/translations-view.tsx'
import { CustodiansView as CustodiansView_ffebbf536d74d12b3573a93e60e58752 } from '../../../admin/custodians/custodians-view.tsx'
import { OpeningsView as OpeningsView_89a32e8c196467e6f4da7f84ce464988 } from '../../../admin/openings/openings-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "../admin/editing/unsaved-work.tsx#UnsavedWork": UnsavedWork_ae51f5cbdf30a1beb3a54a4f1ab0d9d7,
  "../admin/editing/text-language.tsx#TextLanguage": TextLanguage_4cb00080863db3eace31de4a1be3fa56,
  "../admin/ordering/order-of-kind.tsx#OrderOfKind": OrderOfKind_dfa98b329e7812b6782b3fba0711048c,
  "../admin/dashboard/reads-of-record.tsx#ReadsOfRecord": ReadsOfRecord_0f3ccdf0925ddeed3ce7b9e26af5fd64,
  "../admin/references/used-in.tsx#UsedIn": UsedIn_0b923a96c5065d7fd69132f0c725c123,
  "../admin/comments/comments.tsx#Comments": Comments_7e6f396e23384ae491db72622081cc2f,
  "../admin/tasks/give-task.tsx#GiveTask": GiveTask_5f7d7c6f5f0d4b2e83b94fe422992654,
  "../admin/review/review-panel.tsx#ReviewPanel": ReviewPanel_5f55f946dde89616be5747c4cb7f2e47,
  "../admin/dates/amman-moment-cell.tsx#AmmanMomentCell": AmmanMomentCell_f24e73167cbb3baf666695ee838d3f25,
  "../admin/dates/amman-moment.tsx#AmmanMoment": AmmanMoment_3f97651eb2ff1893ca450f74a66a35db,
  "../admin/translations/publish-button.tsx#AskingPublishButton": AskingPublishButton_5510ff82f42f911c5a68acf0f1469c23,
  "../admin/versions/draft-status.tsx#DraftStatus": DraftStatus_17d5ba4f661cbcc82f5c5602415256e6,
  "../admin/versions/versions-view.tsx#VersionsView": VersionsView_229af11959481d179c6b2abcc3da09a9,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "../admin/pasting/clean-pasting.tsx#CleanPastingFeatureClient": CleanPastingFeatureClient_a4a720e2e4ba2cc52716eae6a83aedb9,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "../admin/drafts/share-draft.tsx#ShareDraft": ShareDraft_0b95fc490b41ba7e1cd007101a60ebff,
  "../admin/editing/row-name.tsx#RowName": RowName_b995db90d9c852e07bd436cbc0423670,
  "../admin/figures/former-versions.tsx#FormerVersions": FormerVersions_0e4f67f71f96e3ff26e0a4f20d7bf7a1,
  "../admin/figures/data-import.tsx#DataImport": DataImport_4ece7fdce7e8262c5d38610417766ea6,
  "../admin/custodians/tender-custodians.tsx#TenderCustodians": TenderCustodians_df874045a00d1c7bb46597f00b06475b,
  "../admin/proposals/tender-proposals.tsx#TenderProposals": TenderProposals_a4ee966e95cd66c5ca98a397b4adb6a0,
  "../admin/submissions/submitted-files.tsx#SubmittedFiles": SubmittedFiles_403d869db3ae33930f41106de4c07438,
  "../admin/submissions/export-links.tsx#ExportLinks": ExportLinks_9699bac3778d415b2c6c54a8fe340b43,
  "../admin/proposals/due-openings.tsx#DueOpenings": DueOpenings_42e4d0cc30ab45b586e746c1917b8049,
  "../admin/proposals/last-verification.tsx#LastVerification": LastVerification_8e1897dacd413ffecc888936a1897c53,
  "../admin/recruitment/answer-to-applicant.tsx#AnswerToApplicant": AnswerToApplicant_2b75df8897276f255a91e691e90bca2d,
  "../admin/recruitment/answer-selected.tsx#AnswerSelected": AnswerSelected_88c00d0b07848deb537acab44d0c1080,
  "../admin/tasks/task-record.tsx#TaskRecord": TaskRecord_279c64e1afc16fd933e70b62494ed063,
  "../admin/tasks/colleague.tsx#Colleague": Colleague_736fe83f0de08e7692b705e3fad05961,
  "../admin/users/current-password.tsx#CurrentPassword": CurrentPassword_37413a3a677fee6e34b8d70b001f532a,
  "../admin/step-up/account-security.tsx#AccountSecurity": AccountSecurity_69bfeb23fee633017f09b5e5ec70138a,
  "../admin/custodians/account-custodian.tsx#AccountCustodian": AccountCustodian_5e9a745cf294db09da0538007d772b98,
  "../admin/open-id/open-id-sign-in.tsx#OpenIdSignIn": OpenIdSignIn_0e8281e65a6037f2084b75da2fd245b8,
  "../admin/step-up/passkey-sign-in.tsx#PasskeySignIn": PasskeySignIn_bc9698ec68cffab38caca1640cec6c9e,
  "../admin/translations/translator-start.tsx#TranslatorStart": TranslatorStart_e3fb8bb55848b2ed50a7394fab3334eb,
  "../admin/dashboard/waiting-dashboard.tsx#WaitingDashboard": WaitingDashboard_a4fab465af52f3dfe9a3f92e8f95f37e,
  "../admin/translations/translations-link.tsx#TranslationsLink": TranslationsLink_f35beffc2bb8327842c1e0b483071d2a,
  "../admin/link-check/link-check-link.tsx#LinkCheckLink": LinkCheckLink_7a3af5694827dbbcb50ebcefab788a2a,
  "../admin/custodians/custodians-link.tsx#CustodiansLink": CustodiansLink_1505a904b9ab34b1f40d13d832f9a163,
  "../admin/openings/openings-link.tsx#OpeningsLink": OpeningsLink_6624ebc1eade80ace3111fa3d5688c70,
  "../admin/journal/journal-link.tsx#JournalLink": JournalLink_2709feadd54abcb9aaa2bde931b3fda1,
  "../admin/step-up/step-up.tsx#StepUp": StepUp_525fc8d69bea72b6ffa525445a56eecf,
  "../admin/editing/guarded-exits.tsx#GuardedExits": GuardedExits_872467907e5413d603ed33fd8bed1bc4,
  "../admin/naming/name-controls.tsx#NameControls": NameControls_8f2ac225ff01312983b1f5d9e2d91c2b,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "../admin/journal/journal-view.tsx#JournalView": JournalView_4450dec3c54578f95790a9d9211d03ec,
  "../admin/ordering/order-view.tsx#OrderView": OrderView_4d3bd5d7e712d784b5480a7d71be6334,
  "../admin/review/review-view.tsx#ReviewView": ReviewView_628e1dbbdbcd8c2178762cc90f606785,
  "../admin/link-check/link-check-view.tsx#LinkCheckView": LinkCheckView_508c325788e1bed0b18a351cae08ded5,
  "../admin/translations/translations-view.tsx#TranslationsView": TranslationsView_dc338f3bb1f80bb113c1236e9abb2c26,
  "../admin/custodians/custodians-view.tsx#CustodiansView": CustodiansView_ffebbf536d74d12b3573a93e60e58752,
  "../admin/openings/openings-view.tsx#OpeningsView": OpeningsView_89a32e8c196467e6f4da7f84ce464988,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
