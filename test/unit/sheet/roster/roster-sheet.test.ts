import { renderToBuffer } from '@react-pdf/renderer';
import { beforeAll, describe, expect, it } from 'vitest';
import { registerFonts } from '../../../../src/shared/sheet/kit/fonts.ts';
import { plain } from '../../../../src/shared/sheet/kit/typeset.ts';
import type { RosterData } from '../../../../src/shared/sheet/roster/roster-data.ts';
import { RosterSheet } from '../../../../src/shared/sheet/roster/roster-sheet.tsx';
import { shortenFingerprint } from '../../../../src/shared/sheet/roster/roster-text.ts';
import { translate } from '../../../support/texts.ts';
import { collisions, fontFiles, fonts, outside, type ReadPdf, readPdf } from '../files.ts';
import { rosterOf } from './roster-fixture.ts';

beforeAll(() => registerFonts(fontFiles));

const squash = (text: string) => text.replace(/\s/g, '');
const read = async (data: RosterData, paper: 'a4' | 'letter' = 'a4') =>
  readPdf(
    await renderToBuffer(RosterSheet({ translate, rosterData: data, fontSet: fonts, paper, version: '0.1.0' })),
  );

function expectEverything(pdf: ReadPdf, data: RosterData) {
  const strings = [
    data.name.toUpperCase(),
    ...data.figures.flatMap(({ label, value }) => [label, value]),
    ...data.details.flat(),
    data.rules,
    shortenFingerprint(data.fingerprint),
    ...data.changedOptions,
    ...(data.extras?.rows ?? []).flatMap((each) => [each.name, each.tag, plain(each.text)]),
    ...data.findings.flatMap((each) => [each.message, each.cite]),
    ...data.members.flatMap((each) => [
      each.name,
      ...each.marks,
      shortenFingerprint(each.fingerprint),
      ...each.cells.map((cell) => (typeof cell === 'string' ? cell : cell.join(''))),
    ]),
  ];
  for (const text of strings) expect(pdf.text).toContain(squash(text));
  expect(outside(pdf, 18)).toEqual([]);
  expect(collisions(pdf)).toEqual([]);
}

describe('RosterSheet', () => {
  it.each([
    [1, 0, 0],
    [8, 2, 4],
    [25, 3, 4],
  ])('keeps %i members, %i findings and %i gimmicks on one page', async (members, findings, gimmicks) => {
    const data = rosterOf(members, findings, gimmicks);
    const pdf = await read(data);
    expect(pdf.pages).toHaveLength(1);
    expectEverything(pdf, data);
    expect(pdf.text).toContain(findings > 0 ? 'ILLEGAL' : 'LEGAL');
    expect(pdf.text).toContain('Leader');
  });

  it('keeps 25 members on one Letter page', async () => {
    expect((await read(rosterOf(25), 'letter')).pages).toHaveLength(1);
  });

  it('continues on another page without losing a word', async () => {
    const data = rosterOf(45, 15, 8);
    const pdf = await read(data);
    expect(pdf.pages.length).toBeGreaterThan(1);
    expectEverything(pdf, data);
    expect(pdf.text).toContain('MEMBERS(CONTINUED)');
  });

  it('prints long names in every script and unsound values in full', async () => {
    const data = rosterOf(4);
    const [first, ...rest] = data.members;
    const odd: RosterData = {
      ...data,
      name: 'The Honourable Society of Lamplighters, Ferrymen and Unlikely Heroes of the Lower Harbour Quarter and Abroad',
      details: data.details.map(([label, value]) =>
        label === 'Allegiance'
          ? ([label, 'Faction: The Drowned Gate and all who keep it, above and below the waterline'] as const)
          : ([label, value] as const),
      ),
      members: [
        {
          ...(first as NonNullable<typeof first>),
          name: 'Überströmungskraftwerksbetreiber Ωμέγα Ж',
          cells: ['4.5', 'Hero', 'Tank', '-1', ...(first?.cells.slice(4) ?? [])],
        },
        ...rest,
      ],
    };
    const pdf = await read(odd);
    expect(pdf.pages).toHaveLength(1);
    expectEverything(pdf, odd);
    expect(pdf.text).toContain('4.5');
  });

  it('prints right-to-left names completely', async () => {
    const data = rosterOf(3);
    const names = ['فارس الظلام', 'שומר הלילה', 'Nadia نادية'];
    const members = data.members.map((member, index) => ({ ...member, name: names[index] ?? member.name }));
    const pdf = await read({ ...data, name: 'فريق الليل', members });
    expect(pdf.pages).toHaveLength(1);
    const text = pdf.text.replaceAll(/[\u200e\u200f\u202a-\u202e]/g, '');
    for (const word of [...names, 'فريق الليل'].join(' ').split(' ')) expect(text).toContain(word);
    expect(collisions(pdf)).toEqual([]);
  });

  it('says "None." when there are no findings', async () => {
    expect((await read(rosterOf(3, 0, 0))).text).toContain('FINDINGSNone.');
  });
});
