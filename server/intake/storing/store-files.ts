import type { StagedSubmission } from '../../../submissions/store/submission-store.ts'
import { sealStream } from '../../../procurement/proposals/sealing/seal.ts'
import type { SealedForm } from '../../../procurement/proposals/sealing/sealed-form.ts'
import { writeHashed } from '../../../procurement/proposals/sealing/write-sealed.ts'
import type { ReceivedFile } from '../reading/read-multipart.ts'

/** A file that passed all checks. */
export interface CheckedFile extends ReceivedFile {
  type: string
  ending: string
}

/** A file as it is stored, in its submission's record. */
export interface StoredFile {
  storedName: string
  sha256: string
  name: string
  size: number
}

/** A sealed file. */
export interface SealedFile {
  /** In its submission's record, which tells neither name nor size. */
  stored: Pick<StoredFile, 'storedName' | 'sha256'> & { sealedSha256: string }
  /** In the sealed form. */
  described: SealedForm['files'][number]
}

/** Writes checked files as they are, for applications. Each is on stable storage when this resolves. */
export async function storePlain(
  staged: StagedSubmission,
  files: readonly CheckedFile[],
): Promise<StoredFile[]> {
  const stored: StoredFile[] = []
  for (const [index, { scratch, ending, name, size, sha256 }] of files.entries()) {
    const storedName = `file-${index}.${ending}`
    await writeHashed(scratch.read(), staged.fileToWrite(storedName))
    await scratch.remove()
    stored.push({ storedName, name, size, sha256 })
  }
  return stored
}

/** Seals checked files to a tender's key. Each is on stable storage when this resolves. */
export async function storeSealed(
  staged: StagedSubmission,
  files: readonly CheckedFile[],
  recipient: string,
): Promise<SealedFile[]> {
  const sealed: SealedFile[] = []
  for (const [index, { scratch, name, size, sha256, type }] of files.entries()) {
    const storedName = `file-${index}.age`
    const sealedSha256 = await writeHashed(
      await sealStream(scratch.read(), recipient),
      staged.fileToWrite(storedName),
    )
    await scratch.remove()
    sealed.push({
      stored: { storedName, sha256, sealedSha256 },
      described: { storedName, name, size, sha256, type },
    })
  }
  return sealed
}
