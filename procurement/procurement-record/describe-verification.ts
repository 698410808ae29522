import type { Verification } from './verification.ts'

/** What a verification saw, line by line, and one sentence for each finding. */
export function describeVerification(verification: Verification): string[] {
  const { entries, lastHash, proposals, withoutFormHash, log } = verification
  return [
    `Entries    ${entries}`,
    `Last hash  ${lastHash}`,
    `Proposals  ${proposals}`,
    `Log        ${log.entries} entries, ${log.signed} of them signed`,
    ...(withoutFormHash.length > 0
      ? [
          `Of ${withoutFormHash.length} of them the record does not hold the hash of the form, because they were entered ` +
            `before it did: that the form is there was checked, not that it is the one received ` +
            `(${withoutFormHash.join(', ')}).`,
        ]
      : []),
    ...findingsOf(verification),
  ]
}

/** One sentence for each finding; none when the record is whole. */
export function findingsOf({
  broken,
  missingProposals,
  unrecordedProposals,
  faults,
  openings,
  withoutFiles,
  orphanedFolders,
  log,
}: Verification): string[] {
  return [
    ...(broken ? [`The chain is broken at entry ${broken.sequence}: ${broken.fault}.`] : []),
    ...missingProposals.map((name) => `Proposal ${name} was received and is not there.`),
    ...unrecordedProposals.map((name) => `Proposal ${name} is there and was never recorded.`),
    ...faults.map(({ reference, fault }) => `Proposal ${reference}: ${fault}.`),
    ...openings,
    ...withoutFiles.map((name) => `Of application ${name} a file is missing from the store.`),
    ...orphanedFolders.map((name) => `The stored files in ${name} belong to no submission.`),
    ...log.findings,
  ]
}
