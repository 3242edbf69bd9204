/** Downloads a text, whole or in parts, as a file of this name. */
export function saveFile(name: string, type: string, text: string | readonly string[]): void {
  const address = URL.createObjectURL(new Blob([text].flat(), { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the blob URL only later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
