import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import type { BuildFormStateArgs, ServerFunction } from 'payload'

type Answer = Awaited<ReturnType<typeof buildFormStateHandler>>

/**
 * Payload's answer to each change in a form, without what makes it break in upon somebody who is typing: windows that
 * leave only "reload", "go back" or "read only", each of which throws away what was typed, when somebody else saves or
 * takes over. `UnsavedWork` says both in the form, and the server refuses to overwrite.
 */
export const formStateWithoutInterruptions: ServerFunction<BuildFormStateArgs, Promise<Answer>> = async (
  args,
) => {
  const answer = await buildFormStateHandler({
    ...{ ...args, checkForStaleData: false },
    // Of several records that are edited together, Payload puts each answer in the place of what the form knew of the chosen
    // fields, and so has to draw them all: a text that was being written vanished with the next field, unseen but saved.
    ...(args.select && { renderAllFields: true }),
  })
  const holder = answer.lockedState?.user
  const id = typeof holder === 'object' ? holder.id : holder
  if (answer.lockedState && id !== args.req.user?.id) delete answer.lockedState
  return answer
}
