/** What is said of sealed proposals: to a bidder in half a minute, to an auditor in ten. `…` in backticks marks code. */
export interface SealedBidsWords {
  bidders: {
    title: string
    lead: string
    points: readonly string[]
    /** Who saw the proposal. */
    note: string
  }
  auditors: {
    title: string
    lead: string
    sections: readonly { title: string; paragraphs?: readonly string[]; steps?: readonly string[] }[]
    /** Who could do what: each row has as many cells as there are heads. */
    threats: {
      title: string
      heads: readonly [string, string, string]
      rows: readonly (readonly [string, string, string])[]
    }
    /** What comes after the table. */
    limits: { title: string; points: readonly string[] }
    checks: { title: string; steps: readonly string[] }
    unseen: { title: string; points: readonly string[] }
  }
  toAuditors: string
  toBidders: string
  toReceiptCheck: string
  toLog: string
}

/** Words of the pages that explain sealed proposals, in English. */
export const en: SealedBidsWords = {
  bidders: {
    title: 'How proposals stay sealed',
    lead: 'In half a minute: who can read your proposal, from when, and how you can check it.',
    points: [
      'Your proposal is sealed in an envelope. The key to the envelope is divided into key shares, one for each custodian named in the tender. No server and no single person can open it.',
      'Only after the deadline do the custodians hand over their key shares. It takes as many of them as the tender says, for example any two of three.',
      'You receive a signed receipt. Keep it: it proves which envelope was received and when, even if our records are lost or altered.',
      'Soon afterwards, usually within twenty minutes, your receipt has an entry in the public transparency log. After the opening, the opening minutes list every proposal and its result.',
      'Only someone who has your secret code or your bidder’s key can withdraw or replace your proposal. Give neither to anyone.',
      'Without a receipt, nothing was accepted. Send the proposal again, and complain before the deadline.',
    ],
    note: 'Your receipt says where the proposal was sealed. If that was on the server, the server saw it for the few seconds that sealing takes.',
  },
  auditors: {
    title: 'Sealed proposals: what is proven, and what is not',
    lead: 'For auditors and for anyone who wishes to check: how sealing and opening work, what each party could still do, and how it would be noticed. Ten minutes.',
    sections: [
      {
        title: 'How sealing works',
        paragraphs: [
          'Each proposal is encrypted (age, X25519) with a key of its own. The secret half of that key is divided by Shamir’s scheme into one key share for each custodian of the tender, and each share is encrypted to its custodian. As many custodians as the terms require can join their shares and open the envelope; fewer learn nothing.',
          'The secret half of a custodian’s key is made in the custodian’s browser and leaves it only encrypted, by a passphrase or a passkey. A custodian may also use a key of their own, for example one that is stored on hardware.',
          'A key share names its tender, its terms and its envelope. A custodian’s browser hands over no share of another tender, so a dummy tender with an early deadline opens nothing.',
          'Envelopes are padded: their size reveals the size of a proposal only to within about 3 per cent.',
        ],
      },
      {
        title: 'The course of a tender',
        steps: [
          'Two people from procurement, neither of whom is a custodian, appoint the custodians. An account counts only some time after it was created, changed hands or received its role (as a rule, seven days), and everyone in procurement is notified of each such role.',
          'Each custodian shows in a rehearsal that their key works. Until then, the tender cannot be published.',
          'On publication, the terms of the tender become an entry in the transparency log: the deadline, the hashes of the documents, the custodians with their public keys, how many of them are needed, and the hash of the sealing script. Any later change is a further entry. The deadline can only be extended.',
          'Each proposal receives a receipt, signed with the key that the log names (Ed25519). Its entry in the log is the SHA-256 hash of the receipt’s text.',
          'The opening can begin two minutes after the deadline at the earliest, and not before every proposal that arrived in time is stored. The custodians’ browsers check the terms, the deadline and the log’s signature themselves, and the deadline by their own clocks as well.',
          'All key shares are verified before the first envelope is opened. What is opened is what the signed receipts name, whatever the database says. The opening minutes name each custodian and each proposal, and the reason why an envelope could not be opened. They are an entry in the log.',
          'Afterwards, the envelopes remain as evidence until their retention period ends. What was unpacked is encrypted to a key of procurement. Decisions, downloads and exports are entered in the procurement record.',
        ],
      },
      {
        title: 'What the log shows, and when',
        paragraphs: [
          'While proposals are sealed, exactly eight entries about them are published every ten minutes. Decoy entries make up the number, so neither visitors nor staff can tell from the log how many proposals have arrived. After the opening, the log discloses what each entry stood for and which were decoys.',
          'The log is a Merkle tree (RFC 6962) whose checkpoints are signed. A proof shows that an entry is included, and that a later checkpoint only adds to an earlier one.',
          'No entry names a person. Personal details are bound by a hash with random bytes, and can be erased without changing the log.',
        ],
      },
    ],
    threats: {
      title: 'Who could still do what',
      heads: ['Who', 'What remains possible', 'How it would be noticed'],
      rows: [
        [
          'A visitor or a competing bidder',
          'Nothing. A copied envelope is refused or does not open.',
          'The opening minutes name it.',
        ],
        [
          'One administrator',
          'Before publication, appointing custodians with accounts of their own, if nobody reacts during the waiting period. After publication, nothing.',
          'Mails to procurement, entries in the log, and the date on which each key shown with the tender was registered.',
        ],
        [
          'Fewer custodians than are needed',
          'Reading nothing. If too many refuse or lose their keys, no envelope opens.',
          'The opening minutes name whose key shares came and whose were wrong.',
        ],
        [
          'As many custodians as are needed, acting together',
          'Reading early, if they also obtain the envelopes.',
          'Not noticed, if they do it outside this product.',
        ],
        [
          'Someone who can write to the database',
          'Removing a proposal before its entry is published, and afterwards only visibly. Before publication, appointing custodians, if two accounts were taken over and custodians do not compare fingerprints. Not reading, forging or altering a proposal.',
          'The receipt has no entry; the nightly verification; fingerprints that differ.',
        ],
        [
          'Someone who controls the server from some moment on',
          'Reading what the server seals, and what is written with a script they altered. Reading everything, if enough custodians enter their keys on an altered page. Refusing proposals. Signing false receipts and entries.',
          'Receipts, checkpoints that are compared, the hash of the sealing script. Reading the memory of the server is not noticed.',
        ],
        [
          'Someone who steals the disk, the database, the backups and the server’s keys',
          'Before the deadline, reading nothing, even with one key share too few. After it, key shares that are waiting for others count as keys, and opened proposals can be read. Signing false receipts until the keys are replaced.',
          'Checkpoints that are compared, and the entry that replaces the keys.',
        ],
        [
          'Someone who alters scripts on their way to the bidder',
          'Reading proposals that were written with such a script.',
          'The browser refuses a sealing script with another hash. That the page itself was altered is noticed only by comparing it.',
        ],
        [
          'Someone who watches the line',
          'Learning that something was sent, and roughly how large it was; cutting the line.',
          'The bidder has no receipt.',
        ],
      ],
    },
    limits: {
      title: 'What this does not prevent',
      points: [
        'Custodians enter their keys on a page from our server, at the rehearsal and at the opening. If that page is altered, and as many custodians as are needed use it, whoever altered it has their keys. The program `age` on the custodian’s own computer needs no page of ours, and a hardware key gives nothing away.',
        'If someone changes the page on our server, your browser runs what it is given. Compare the hash of the sealing script, or seal offline.',
        'If you send the form without scripts, the server sees your proposal for the seconds in which it seals it.',
        'Accounts are created by administrators. An administrator who creates six of them, waits a week, and is not asked about the mails can appoint custodians alone. Compare fingerprints with custodians by telephone.',
        'As many custodians as are needed can conspire and read early, if they obtain the envelopes. If too many of them lose their keys or refuse, nobody can ever read the proposals.',
        'The server can refuse your proposal or pretend to be out of order. You then have no receipt: send it again, and complain before the deadline.',
        'Whoever watches the line sees that you sent something to us, and roughly how much.',
        'A stolen signing key signs false receipts until it is replaced. Without an outside witness or time stamp, an operator can show two people two different logs until they compare their checkpoints.',
        'Whoever gives the secret code away also gives away the power to withdraw. Where the server sealed the proposal, it saw the code when it made it.',
        'Nothing here shows whether an evaluation is fair.',
        'Tenders that were open before every tender had custodians go on without any until their deadline. The log names them in entries of the kind “former scheme”, their pages show no terms, and whoever controls the server could open their proposals.',
      ],
    },
    checks: {
      title: 'How to check it yourself',
      steps: [
        'A receipt: on the page `/receipts/check`, which works without a network, or with the program `/sealing/verify-receipt.mjs`.',
        'The terms of a tender: `/api/tenders/{id}/terms` gives the entry, its proof and the checkpoint. Compare the fingerprints with the custodians themselves.',
        'The log: `/transparency/checkpoint`, `/transparency/key` and the files below `/transparency/tile/`, with programs that are not ours. Keep a checkpoint, and check later that the newer one only adds to it.',
        'The whole log from outside: save `/sealing/verify-log.mjs` and run `node verify-log.mjs` with the address of this site. It reads every entry and what the site says of its tenders, and reports everything that cannot be correct.',
        'An opening: `/tenders/{id}/minutes` and `/api/tenders/{id}/minutes`. The hash of each envelope must be the one in its receipt.',
        'For whoever runs the server: `npm run procurement-record:verify` reads every entry, every proposal and every stored file, and compares them with one another. The same is done every night, and procurement and administrators are shown what was found.',
      ],
    },
    unseen: {
      title: 'What verification cannot see',
      points: [
        'A proposal that was removed before its entry was published, as long as its bidder does not show the receipt.',
        'A second log that was shown to someone else, until two people compare their checkpoints.',
        'Anything that was never entered.',
        'Whether the server’s clock was right: unless outside time stamps are configured, all moments are those of the server.',
        'That the verification itself was altered: it runs on the same server. Checks made outside, with other programs, do not depend on it.',
      ],
    },
  },
  toAuditors: 'For auditors: everything in ten minutes, with every limit',
  toBidders: 'How proposals stay sealed, in half a minute',
  toReceiptCheck: 'Check a receipt',
  toLog: 'Transparency log',
}
