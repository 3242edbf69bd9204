/** Hands a text to the person as a file of this name. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
