/** Hands a text, which may be in parts, to the person as a file of this name. */
export function saveFile(name: string, type: string, text: string | readonly string[]): void {
  const address = URL.createObjectURL(new Blob([text].flat(), { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
