import { describe, expect, it } from 'vitest';
import { makeSafeFileName } from '../../../src/shared/text/file-name.ts';

describe('makeSafeFileName', () => {
  it.each([
    ['Tide Warden cards.pdf', 'Tide Warden cards.pdf'],
    ['../../etc/passwd', 'etc passwd'],
    ['a<b>c:d"e|f?g*h\\i.pdf', 'a b c d e f g h i.pdf'],
    ['line\nbreak\ttab\u0000\u001b[31mred\u0085.pdf', 'line break tab [31mred.pdf'],
    ['fdp\u202egnp.pdf', 'fdpgnp.pdf'],
    ['a\u2066b\u2069c\u200bd\ufeffe\u061cf\u{e0041}g.pdf', 'abcdefg.pdf'],
    ['half\ud800 of \udfffa pair.pdf', 'half of a pair.pdf'],
    ['می\u200cخواهم.pdf', 'میخواهم.pdf'],
    ['Łódź 隊 🦊.pdf', 'Łódź 隊 🦊.pdf'],
    [' . .hidden. . ', 'hidden'],
    ['CON.pdf', 'rollcall CON.pdf'],
    ['nul .pdf', 'rollcall nul.pdf'],
    ['COM¹.card.json', 'rollcall COM¹.card.json'],
    ['Console.pdf', 'Console.pdf'],
    ['', 'rollcall'],
    ['\u202e\u200b', 'rollcall'],
    ['...', 'rollcall'],
    ['.pdf', 'pdf'],
    ['....pdf', 'rollcall.pdf'],
    ['\u202e.pdf', 'rollcall.pdf'],
    ['ROLLCA~1.PDF', 'rollcall ROLLCA~1.PDF'],
    ['e\u0301.pdf', 'é.pdf'],
    ['What? .hero.json', 'What.hero.json'],
  ])('turns %j into %j', (fileName, safeName) => expect(makeSafeFileName(fileName)).toBe(safeName));

  it.each(['x', '隊', '🦊', 'é', '. '])('cuts a long name of %j before its extension to 200 bytes', (nameUnit) => {
    const safeName = makeSafeFileName(`Hero ${nameUnit.repeat(300_000)} cards.pdf`);
    expect(Buffer.byteLength(safeName)).toBeLessThanOrEqual(200);
    expect(safeName).toMatch(/^Hero(.*[^. ])?\.pdf$/u);
    expect(safeName).not.toMatch(/\p{Cs}/u);
  });
});
