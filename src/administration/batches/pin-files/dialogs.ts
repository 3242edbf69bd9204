// The dialogs with the PINs of a batch, which bring what encrypts and draws codes, in one module.
export { ExportPins } from './ExportPins.tsx';
export { OpenPinFile } from './OpenPinFile.tsx';
export { PrintSheet } from './PrintSheet.tsx';
