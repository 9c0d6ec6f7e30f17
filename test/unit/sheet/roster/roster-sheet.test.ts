import { renderToBuffer } from '@react-pdf/renderer';
import { beforeAll, describe, expect, it } from 'vitest';
import { registerFonts } from '../../../../src/shared/sheet/kit/fonts.ts';
import { toPlainText } from '../../../../src/shared/sheet/kit/typeset.ts';
import type { RosterData } from '../../../../src/shared/sheet/roster/roster-data.ts';
import { RosterSheet } from '../../../../src/shared/sheet/roster/roster-sheet.tsx';
import { shortenFingerprint } from '../../../../src/shared/sheet/roster/roster-text.ts';
import { translate } from '../../../support/texts.ts';
import { findCollisions, findWordsOutside, fontFiles, fonts, type ReadPdf, readPdf } from '../files.ts';
import { createRosterFixture } from './roster-fixture.ts';

beforeAll(() => registerFonts(fontFiles));

const removeSpaces = (text: string) => text.replace(/\s/g, '');
const renderRoster = async (rosterData: RosterData, paperName: 'a4' | 'letter' = 'a4') =>
  readPdf(
    await renderToBuffer(RosterSheet({ translate, rosterData, fontSet: fonts, paper: paperName, version: '0.1.0' })),
  );

function expectComplete(renderedPdf: ReadPdf, rosterData: RosterData) {
  const expectedStrings = [
    rosterData.name.toUpperCase(),
    ...rosterData.figures.flatMap(({ label, value }) => [label, value]),
    ...rosterData.details.flat(),
    rosterData.rules,
    shortenFingerprint(rosterData.fingerprint),
    ...rosterData.changedOptions,
    ...(rosterData.extras?.rows ?? []).flatMap((extraRow) => [
      extraRow.name,
      extraRow.tag,
      extraRow.moment,
      toPlainText(extraRow.text),
    ]),
    ...rosterData.findings.flatMap((finding) => [finding.message, finding.cite]),
    ...rosterData.members.flatMap((member) => [
      member.name,
      ...member.marks,
      // The attacks of a large team would need a second page.
      ...(rosterData.members.length > 20 && renderedPdf.pages.length === 1
        ? []
        : member.attacks.flatMap(({ name, text }) => [name, text])),
      ...member.cells.map((cell) => (typeof cell === 'string' ? cell : cell.join(''))),
    ]),
  ];
  for (const text of expectedStrings) expect(renderedPdf.text).toContain(removeSpaces(text));
  expect(findWordsOutside(renderedPdf, 18)).toEqual([]);
  expect(findCollisions(renderedPdf)).toEqual([]);
}

describe('RosterSheet', () => {
  it.each([
    [1, 0, 0],
    [8, 2, 4],
    [25, 3, 4],
  ])('keeps %i members, %i findings and %i gimmicks on one page', async (memberCount, findings, gimmicks) => {
    const rosterData = createRosterFixture(memberCount, findings, gimmicks);
    const renderedPdf = await renderRoster(rosterData);
    expect(renderedPdf.pages).toHaveLength(1);
    expectComplete(renderedPdf, rosterData);
    expect(renderedPdf.text).toContain(findings > 0 ? 'ILLEGAL' : 'LEGAL');
    expect(renderedPdf.text).toContain('Leader');
  });

  it('prints names of attacks with their asterisks', async () => {
    const rosterData = createRosterFixture(1);
    const attacks = ['*Nova* Ray', 'Star*', 'Night*Fall נובה'].map((name) => ({ name, text: 'Aim / Close / Damage' }));
    const members = rosterData.members.map((member) => ({ ...member, attacks }));
    const renderedPdf = await renderRoster({ ...rosterData, members });
    for (const { name } of attacks.slice(0, 2))
      expect(renderedPdf.text).toContain(`${removeSpaces(name)}Aim/Close/Damage`);
    expect(renderedPdf.text).toContain('Night*Fall');
  });

  it('keeps 25 members on one Letter page', async () => {
    expect((await renderRoster(createRosterFixture(25), 'letter')).pages).toHaveLength(1);
  });

  it('continues on another page without losing a word', async () => {
    const rosterData = createRosterFixture(45, 15, 8);
    const renderedPdf = await renderRoster(rosterData);
    expect(renderedPdf.pages.length).toBeGreaterThan(1);
    expectComplete(renderedPdf, rosterData);
    expect(renderedPdf.text).toContain('MEMBERS(CONTINUED)');
  });

  it('prints long names in every script and unsound values in full', async () => {
    const rosterData = createRosterFixture(4);
    const [firstMember, ...otherMembers] = rosterData.members;
    const unusualRoster: RosterData = {
      ...rosterData,
      name: 'The Honourable Society of Lamplighters, Ferrymen and Unlikely Heroes of the Lower Harbour Quarter and Abroad',
      details: rosterData.details.map(([label, value]) =>
        label === 'Allegiance'
          ? ([label, 'Faction: The Drowned Gate and all who keep it, above and below the waterline'] as const)
          : ([label, value] as const),
      ),
      members: [
        {
          ...(firstMember as NonNullable<typeof firstMember>),
          name: 'Überströmungskraftwerksbetreiber Ωμέγα Ж',
          cells: ['4.5', 'Hero', 'Tank', '-1', ...(firstMember?.cells.slice(4) ?? [])],
        },
        ...otherMembers,
      ],
    };
    const renderedPdf = await renderRoster(unusualRoster);
    expect(renderedPdf.pages).toHaveLength(1);
    expectComplete(renderedPdf, unusualRoster);
    expect(renderedPdf.text).toContain('4.5');
  });

  it('prints right-to-left names completely', async () => {
    const rosterData = createRosterFixture(3);
    const memberNames = ['فارس الظلام', 'שומר הלילה', 'Nadia نادية'];
    const renamedMembers = rosterData.members.map((member, index) => ({
      ...member,
      name: memberNames[index] ?? member.name,
    }));
    const renderedPdf = await renderRoster({ ...rosterData, name: 'فريق الليل', members: renamedMembers });
    expect(renderedPdf.pages).toHaveLength(1);
    const text = renderedPdf.text.replaceAll(/[\u200e\u200f\u202a-\u202e]/g, '');
    for (const word of [...memberNames, 'فريق الليل'].join(' ').split(' ')) expect(text).toContain(word);
    expect(findCollisions(renderedPdf)).toEqual([]);
  });

  it('says "None." when there are no findings', async () => {
    expect((await renderRoster(createRosterFixture(3, 0, 0))).text).toContain('FINDINGSNone.');
  });
});
