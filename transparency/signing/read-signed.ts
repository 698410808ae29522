import { CheckpointError, readCheckpoint, type Checkpoint } from '../../proofs/checkpoint.ts'
import { NoteError, openNote, type NoteKey } from '../../proofs/note.ts'

/** What a checkpoint says; nothing when this key has not signed it. */
export function readSigned(note: string, key: NoteKey): Checkpoint | undefined {
  try {
    return readCheckpoint(openNote(note, key))
  } catch (error) {
    if (error instanceof NoteError || error instanceof CheckpointError) return undefined
    throw error
  }
}
