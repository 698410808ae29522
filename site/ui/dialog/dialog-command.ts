type DialogCommand = 'show-modal' | 'close'

/**
 * Attributes of a button that opens or closes a dialog by its id. Browsers that know invokers need no script for it;
 * for the others the click does the same.
 */
export function dialogCommand(command: DialogCommand, id: string) {
  return {
    command,
    commandfor: id,
    onClick() {
      if ('commandForElement' in HTMLButtonElement.prototype) return
      const dialog = document.getElementById(id)
      if (!(dialog instanceof HTMLDialogElement)) return
      if (command === 'close') dialog.close()
      else if (!dialog.open) dialog.showModal()
    },
  }
}
