// The contents of seeded documents: small files that browsers can open.
const lines = (parts: readonly string[]) => parts.join('');

/** A picture of a bracelet with the stamp 750 beside a ruler, 256 by 192 px. */
const picture = lines([
  'iVBORw0KGgoAAAANSUhEUgAAAQAAAADABAMAAAAZw6BVAAAAMFBMVEUmLjosNUI0PUs+SFZcQhB6WBaWbh6yhijJnDbcskjqxmL12YT86qz/',
  '99YYHibS1twbPPjFAAAI00lEQVR42u2cvW7jOBDH/QqqDKfwWy0W2OLeYYuFoCv8DlsZo8JAiis4gPNAAlyoWAROwXuEHL85okiJspgEB4jY',
  '2+iytuenGfI//Bh5V31x220AG8AGsAFsABvABrABbAAbwAawAWwA/3cAxOcvBcDbrXv+dIAnRPytrtrr7Xaz1+K3nwNwkLeN56rag7gS10xe',
  'Kxb2KQDKVIcAgPJKuIABtJrl9ycAHFBbRUB9JWDQXrIPBDgwkD/2rbEljGoH0EsZGfHSlpUHkD0P4VxDe3X3bQE6f8WgVuHA4gDSRiejjTGA',
  '241EQ/WR58IAOvLu87XjxwC3xb0hF6CxXQ+JB3CE4lnwZ1kA0vUwBCDB8C13RGYCHCIAzPZHZC2OAVhJgO/QjsY8iv5ulbBpw+Egf/uzBIAY',
  'faLnAwVotRV24ry50gvaLdSIkekBVwKgamLwmXvTEiwvLlw0EQRUF6idAoPxoN7yvArgCa3bzb0Jz3IuzSBXrdX2+ZswJi7vrY+B/bkKoPXD',
  'X99PJx3O74gvfNhEqOSPv68Lh0MWACHoGJ9sd5sUrmUAwI0+2aWuNvQT7RoqwyqAPdC+J/8HZ+zzNz1BIADndQA2BlAL/7aj0I+b6gyvpDOy',
  'xwH2DbR21gN8Ubs7AGTnxwAOoAUI1wIoJVsMcEAjgUYA8LIMgBMA3RYCoJVAQ5AIfm9fnwaw7XkRwEGGHo0XxI8u4oHRm46DvjgajssBlP6A',
  'icOc9ZDhzfhwFYAkADn+Uo6PNfrCV6IHuAzAabBMPnl3H4vE3WdHtgzAKhDieZn5IYIH6Fi/BGBvFagLBKDPm2iN5UBksSUAtZuCIHvAviOg',
  'gnji+QD7WmkghgAL1nxHN09xihzF36Xs68GHSAEWrTqPAwAxngRBJgC4JgFeHrNvCMiMym1rzAAcWis/qvFH7RuCO/gJ5S2SEXapLCA1uD7x',
  'FfbdcGyIHD3PAhzQEZxX2vcEE3oYA7jqqDE4rbRvCRqyWpgHMFMQ2RFOy8d/VA/8/Ow20sNdZCJsCdhltX1N4B3QvWQAtCaJolfhFRuRRyqH',
  'cmI1C9DoNSXVoBUOkC54I2v2U/hhu0geshpoZyGr7AsCqscjd44B6sbMhtFOw1buZx+528RT/brPApDtUsQBMgjOpapfTwNY+14FVx8JSDGw',
  'HUu6YBLA3r63v9oBeiiC90E/AeByUEEHaBc0bpU5HIm7WCKQiehUzgHKBX7zBicAkGSicg6QLriTBcJADRMAXgULAbyRpdoEQEsILuUiIGJA',
  'djK7F54EAELAyjmgqp6IA4a9cBfuCQwB+vIAcpurTw7DxqqwycWlACqytX+ZAtgHOlzKfnU0Ky3Tu9MAtV4S2OlgOQArhXqxOwWgG+dFIyDG',
  'wSsQgH4O4FQegDetlrhJAJ0LHUA5+yIGDendfXoYmlxUHuCup9tmfMcBDn5FdikcAX/qFMzLdnEhBCgN8IRUCuMAhzAVlASgyYClAIj9yPy1',
  'WDKQW+59lgeqj/NAH+8D4NfmhQdB2Af6uVFwKg1Qte7sg/EUgFoVqVRQ8+IA+zaa50MlpFJcVAZEqtcEgcQEAK8fCQC6BoLnANTlAfZa5nIB',
  'TsUBjMzOA/hkUDgVDOb7yU5I01FRJbanb+FkMzIM7Tq2JMATPdafACCbI9JVH6KD3TDPpRYmDC5FhYhUmajd5xQA2actq4QHujidAWBuUlZW',
  'iK8ZHnDZ6KyEoLQQm6XJ1DA0U9IPUKIGBsvu1LT8WH+UFDYArnNPAXBK0Be1D+ocJFxxjAAcQQOXYp3A6AvZekpu03H+XVtXalxMh8MzkH4C',
  '4LX2e6V9IRm83uxZPJ8HqN2ZXSmAgy8Dg1kPiF4IPmK8rAp27gykmgCw+VD1mLIT4luHswDVXds3p3ZlYtDgYGE6tUckAezBZV0OwJUgZwAc',
  'BIDV41OhdNDYk3CTCNL7hLIT2Gyk1bCEC+SwthONl1kA2Ql0OlINVg8BehA+jkAEgPNz7eUY4PdqEWQwcQi0i+wmcbs60O9aJwE4nOOM1pxR',
  'AP6H2F8LoEXYLXjnAdQJz3eTEAT6eRVAa4pS6Vl8PwMgXfBa621r6bgCU8HOLcn47LGdBbD2z/WakWgrIjufCOcBKlWD5ezXfBWAqwaA+Dng',
  'LrqryqUYGD2ufz3ugn1tywE7X41TzQJUGoAI0gNj4SDH3rmxBYld6ih+F99Yvof2F+sRqcUZ1gJUGQDyuDmw/xCA1UCSBUbJJQVw9/abhwAA',
  'qQq3yWKIOIAeidT+UjnYgytKBenDZDlOoppOv/iPF+Rz/cD4G2lwZK2TADAVSH7LSIxGtYEyHwk1YvbyaSO8qiDUk+WQqbLeowFo6PzEp6Zv',
  'kebSDwP1WrvTcp6sx0pWVus31FQPGt8Zf+Co/eM7nwT2e02XyXrIJIApwgodYJJjEkB1PjYY/5fJgrB0bbl6x8gBUP+Ufo4BgN7nC8c/AegX',
  'AZhqQC9IlkVaiQLAT9P5rAa2GRWZE+X9R+uCM3HAWV/GAJj6R7ASqIjnKzKnni+wLqhDAIgCIPjerwDUdJzNVORNAfj65G8kAhZADDz6lwBQ',
  'LjCRl6/8K6cievIJC0/wOoxACgDkP5oY1HkV2dPPmPi310ABWhWCb+qP/EsDoAYwMTjlFcTPPOYTApgIJAFUDNoIQHJWNfesmSsSHwiSB1Ah',
  'sACqE2gXsNyS9DkA1w0GgoATALoXsEtmSf7s84ZH4gLx8b/0Lf5A434cA9R0/jFbBjD/wCMhcOMhAYAm998Bsh9JyHji8jjszq8CgFmAwTAM',
  'Um9eTXLOI58BgVSEOACDy1L7mc+cDh+igrgUt2HXz6qDyXzqNiSIZ8MH7Gc/dxyEIQawOPyLAAKCTICqIMAwDFkAWYvaJV+AcFwGkPehy76B',
  'wSHEpuWPmF/+FRCZTxvmbyks/w6K47z5JR/30BehFLr5xwHSDMt3c9Z8Fcxq42sBirQNYAPYAHb/vr+/f+V/G8AGoADC9pm/2wA2gN37F7cN',
  'YAP4coD/AJnqbl007CEzAAAAAElFTkSuQmCC',
]);

/** A PDF with one page of text; written out, because text compresses better than Base64. */
const page = btoa(
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    lines([
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F',
      '1 5 0 R>>>>>>endobj',
    ]),
    '4 0 obj<</Length 245>>stream',
    lines([
      'BT /F1 18 Tf 60 760 Td (Certificate of ownership) Tj ',
      '/F1 11 Tf 0 -40 Td (The jeweller confirms that the holder bought the item below.) Tj ',
      '0 -24 Td (Gold, 750, with stamp. Paid in full on 14 May 2024.) Tj ',
      '0 -24 Td (Juwelier am Markt, Koeln) Tj ET',
    ]),
    'endstreamendobj',
    '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
    'xref',
    '0 6',
    '0000000000 65535 f ',
    '0000000009 00000 n ',
    '0000000052 00000 n ',
    '0000000101 00000 n ',
    '0000000211 00000 n ',
    '0000000502 00000 n ',
    'trailer<</Size 6/Root 1 0 R>>',
    'startxref',
    '563',
    '%%EOF',
    '',
  ].join('\n'),
);

export interface SampleFile {
  readonly mime: string;
  readonly extension: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  /** Base64. */
  readonly data: string;
}

export const samplePicture: SampleFile = {
  mime: 'image/png',
  extension: 'png',
  sizeBytes: 2376,
  sha256: 'c289a18cba6dc4d65429e7cb0d038c97862f2b9f6b986643d64346ecf45b9948',
  data: picture,
};

export const samplePage: SampleFile = {
  mime: 'application/pdf',
  extension: 'pdf',
  sizeBytes: 742,
  sha256: 'b4766fd2eef7d35484a48aee6e4101ea6ccaee2812b19b9e8b1dbd07030821a6',
  data: page,
};
