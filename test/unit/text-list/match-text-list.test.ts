import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Character } from '../../../src/shared/document/schema.ts';
import type { Character as Hero, Team } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { supersUnlimited } from '../../../src/shared/games/supers-unlimited/index.ts';
import { teamRules } from '../../../src/shared/games/supers-unlimited/team/team-rules.ts';
import { createTeamFromTextList } from '../../../src/shared/text-list/create-team.ts';
import type { MatchedLine } from '../../../src/shared/text-list/match-members.ts';
import { matchTextList, type TextListMatch } from '../../../src/shared/text-list/match-text-list.ts';
import { createNameIndex } from '../../../src/shared/text-list/name-index.ts';
import { collectTextListWords } from '../../../src/shared/text-list/text-list-words.ts';
import { readSampleCharacters, readSampleFactions } from '../../support/documents/samples.ts';
import { translate, translateToGerman } from '../../support/texts.ts';

const CHARACTERS = readSampleCharacters();
const WORDS = collectTextListWords([translate, translateToGerman], supersUnlimited, readSampleFactions());

const match = (text: string, characters = CHARACTERS): TextListMatch =>
  matchTextList(text, {
    words: WORDS,
    nameIndex: createNameIndex(characters),
    getLevel: (character) => teamRules.getMemberSize(character as Hero),
  });

/** Writes a match as `2 harbour-volunteer`, `? level 1 fresnel` for a question with its first choice, or `unknown`. */
function summarize({ match: memberMatch }: MatchedLine): string {
  switch (memberMatch.kind) {
    case 'certain':
      return summarizeChoice(memberMatch.choice);
    case 'unsure':
      return `? ${memberMatch.reason} ${memberMatch.choices.map(summarizeChoice).join(' or ')}`;
    case 'unknown':
      return 'unknown';
  }
}

const summarizeChoice = ({
  character,
  copies,
  isLeader,
}: {
  character: { id: string };
  copies: number;
  isLeader: boolean;
}): string => `${copies} ${character.id}${isLeader ? ' leads' : ''}`;

/** A line of a list, and what it is read as. */
const SPELLINGS: [line: string, ...members: string[]][] = [
  ['Fresnel', '1 fresnel'],
  ['fresnel', '1 fresnel'],
  ['FRESNEL (7)', '1 fresnel'],
  ['Fresnel [7]', '1 fresnel'],
  ['Fresnel (Level 7)', '1 fresnel'],
  ['Fresnel (Lv. 7)', '1 fresnel'],
  ['Fresnel (L7)', '1 fresnel'],
  ['Fresnel (Stufe 7)', '1 fresnel'],
  ['Fresnel, Level 7', '1 fresnel'],
  ['Fresnel Level 7', '1 fresnel'],
  ['Fresnel L7', '1 fresnel'],
  ['Fresnel – lvl 7', '1 fresnel'],
  ['Fresnel (7 Levels)', '1 fresnel'],
  ['- Fresnel (7)', '1 fresnel'],
  ['* Fresnel (7)', '1 fresnel'],
  ['• Fresnel (7)', '1 fresnel'],
  ['1. Fresnel (7)', '1 fresnel'],
  ['2) Fresnel (7)', '1 fresnel'],
  ['> Fresnel (7)', '1 fresnel'],
  ['- [x] Fresnel (7)', '1 fresnel'],
  ['**Fresnel** (7)', '1 fresnel'],
  ['__Fresnel__', '1 fresnel'],
  ['`Fresnel`', '1 fresnel'],
  ['"Fresnel"', '1 fresnel'],
  ['Ciguena (4)', '1 ciguena'],
  ['Cigueena (4)', '1 ciguena'],
  ['CIGÜEÑA', '1 ciguena'],
  ['Cigu\u0308en\u0303a', '1 ciguena'],
  ['Joekla (8)', '1 jokla'],
  ['Half Past (5)', '1 half-past'],
  ['Half – Past', '1 half-past'],
  ['2x Harbour Volunteer (1)', '2 harbour-volunteer'],
  ['2 x Harbour Volunteer', '2 harbour-volunteer'],
  ['2× Harbour Volunteer', '2 harbour-volunteer'],
  ['2X HARBOUR VOLUNTEER', '2 harbour-volunteer'],
  ['x2 Harbour Volunteer', '2 harbour-volunteer'],
  ['2 Harbour Volunteer', '2 harbour-volunteer'],
  ['2xHarbour Volunteer', '2 harbour-volunteer'],
  ['Harbour Volunteer x2', '2 harbour-volunteer'],
  ['Harbour Volunteer ×2', '2 harbour-volunteer'],
  ['Harbour Volunteer 2x', '2 harbour-volunteer'],
  ['Harbour Volunteer (x2)', '2 harbour-volunteer'],
  ['Harbour Volunteer (1) x2', '2 harbour-volunteer'],
  ['Harbour Volunteer x2 (1)', '2 harbour-volunteer'],
  ['Harbour Volunteer, 2 copies', '2 harbour-volunteer'],
  ['Harbour Volunteer (2 Kopien)', '2 harbour-volunteer'],
  ['Fresnel (7), leader', '1 fresnel leads'],
  ['Fresnel – Leader', '1 fresnel leads'],
  ['Fresnel (leader, 7)', '1 fresnel leads'],
  ['★ Fresnel (7)', '1 fresnel leads'],
  ['Fresnel (7) ★', '1 fresnel leads'],
  ['Fresnel, Compass Rosa, 2x Harbour Volunteer', '1 fresnel', '1 compass-rosa', '2 harbour-volunteer'],
  ['Fresnel (7) / Compass Rosa (5)', '1 fresnel', '1 compass-rosa'],
  ['Fresnel and Compass Rosa', '1 fresnel', '1 compass-rosa'],
  ['Fresnel (7); nobody else', '1 fresnel', 'unknown'],
  // Discord, Markdown and notes
  ['- **Fresnel** — Level 7', '1 fresnel'],
  ['* *Fresnel* (7)', '1 fresnel'],
  ['[Fresnel](https://example.org/fresnel) (7)', '1 fresnel'],
  [':star: Fresnel (7)', '1 fresnel leads'],
  [':shield: 2x Harbour Volunteer', '2 harbour-volunteer'],
  ['⚡ 2x Harbour Volunteer (1)', '2 harbour-volunteer'],
  ['➡️ **Fresnel** (7)', '1 fresnel'],
  ['👑 Fresnel (7)', '1 fresnel leads'],
  ['3️⃣ Fresnel (7)', '1 fresnel'],
  ['3.Fresnel (7)', '1 fresnel'],
  ['3.) Fresnel (7)', '1 fresnel'],
  ['c) Fresnel (7)', '1 fresnel'],
  ['#3 Fresnel (7)', '1 fresnel'],
  ['3.\tFresnel\tL7', '1 fresnel'],
  ['Level 7 Fresnel', '1 fresnel'],
  ['Stufe 7: Fresnel', '1 fresnel'],
  ['L7 Fresnel', '1 fresnel'],
  ['[7] Fresnel', '1 fresnel'],
  ['2x L1 Harbour Volunteer', '2 harbour-volunteer'],
  ['Harbour Volunteer L1 x2', '2 harbour-volunteer'],
  ['Harbour Volunteer (2x, Stufe 1)', '2 harbour-volunteer'],
  ['Fresnel (Lvl: 7)', '1 fresnel'],
  ['Fresnel — 7 pts', '1 fresnel'],
  ['Fresnel (7 Punkte),', '1 fresnel'],
  ['“Fresnel” (7)', '1 fresnel'],
  ['„Fresnel“, Stufe 7', '1 fresnel'],
  ['\ufeff\u200eFres\u00adnel\u200b (7)', '1 fresnel'],
  ['Fresnel\u00a0(7)\r', '1 fresnel'],
  ['1. :star: Fresnel', '1 fresnel leads'],
  ['🟢 1. Fresnel', '1 fresnel'],
  ['> 1) - 🟢 **Fresnel**', '1 fresnel'],
  // Questions
  ['3 – Harbour Volunteer', '? several 3 harbour-volunteer or 1 harbour-volunteer'],
  ['(2) Harbour Volunteer', '? level 1 harbour-volunteer'],
  ['Level 6 Fresnel', '? level 1 fresnel'],
  ['Stufe 7 Fresnl', '? similar 1 fresnel'],
  ['Fresnel (6)', '? level 1 fresnel'],
  ['Fresnel 7', '? several 1 fresnel or 7 fresnel'],
  ['7 Fresnel', '? several 7 fresnel or 1 fresnel'],
  ['Harbour Volunteer 2', '2 harbour-volunteer'],
  ['Harbour Volunteer (2)', '? level 1 harbour-volunteer'],
  ['Fresnl (7)', '? similar 1 fresnel'],
  ['Rosa, Compass', '? similar 1 compass-rosa'],
  ['Rosa (5)', '? similar 1 compass-rosa'],
  ['2x Harbor Volunteer (1)', '? similar 2 harbour-volunteer'],
  ['Volunteer x2', '? similar 2 harbour-volunteer'],
  // `Long` abbreviates no name in a sentence.
  ['Somebody with a long name', 'unknown'],
  ['Long', '? similar 1 longline'],
  ['Doctor Nobody (6)', 'unknown'],
];

describe('matchTextList', () => {
  it.each(SPELLINGS)('reads the line “%s” as the members that it names or asks', (line, ...members) => {
    // A second line keeps a line without numbers from being read as the name of the team.
    const { members: lines, ...fields } = match(`Team: Watch\n${line}`);
    expect(lines.map(summarize)).toEqual(members);
    expect(fields).toEqual({ name: 'Watch', edits: [], unknownFields: [] });
  });

  it('searches for similar names in every list, however many unknown names earlier lists had', () => {
    const nameIndex = createNameIndex(CHARACTERS);
    const context = {
      words: WORDS,
      nameIndex,
      getLevel: (character: Character) => teamRules.getMemberSize(character as Hero),
    };
    const strangers = Array.from({ length: 300 }, (_element, index) => `Nobody${index}`).join('\n');
    const longList = matchTextList(`Team: X\n${strangers}\nFresnl`, context);
    expect(longList.members.map(summarize).at(-1)).toBe('unknown');
    expect(matchTextList('Team: Y\nFresnl', context).members.map(summarize)).toEqual(['? similar 1 fresnel']);
  });

  it('keeps the order, the numbers and the sources of lines', () => {
    const { members } = match('Watch\n\n- Fresnel (7)\r\n\r\n2x Harbour Volunteer (1)\n');
    expect(members.map(({ lineNumber, source, level }) => ({ lineNumber, source, level }))).toEqual([
      { lineNumber: 3, source: 'Fresnel (7)', level: 7 },
      { lineNumber: 5, source: '2x Harbour Volunteer (1)', level: 1 },
    ]);
  });

  it('keeps what looks like numbering in the name of the team, unless the next line goes on counting', () => {
    expect(match('1. Staffel\nFresnel\nCompass Rosa').name).toBe('1. Staffel');
    expect(match('1. Staffel\n1. Fresnel\n2. Compass Rosa').name).toBe('1. Staffel');
    expect(match('1. Harbor Four\n2. Fresnel\n3. Compass Rosa').name).toBe('Harbor Four');
    expect(match('b) Harbor Four\nc) Fresnel').name).toBe('Harbor Four');
  });

  it('takes a first line that names no character as the name of the team', () => {
    expect(match('Zed’s Watch\nFresnel (7)\nCompass Rosa (5)').name).toBe('Zed’s Watch');
    expect(match('# Zed’s Watch:\nFresnel\nCompass Rosa').name).toBe('Zed’s Watch');
  });

  it('reads the size beside the name of the team', () => {
    for (const heading of [
      'Alpha Watch, 25 Levels',
      'Alpha Watch (25 Levels)',
      'Alpha Watch – 25 Stufen',
      'Alpha Watch (25)',
    ]) {
      const { name, edits, members } = match(`${heading}\nFresnel (7)\nCompass Rosa (5), leader`);
      expect(name, heading).toBe('Alpha Watch');
      expect(edits, heading).toEqual([{ op: 'set', path: '/levels', value: 25 }]);
      expect(members.map(summarize), heading).toEqual(['1 fresnel', '1 compass-rosa leads']);
    }
  });

  it('keeps a first line with a Level or a number of copies a member', () => {
    for (const line of ['Doctor Nobody, 6 Levels', 'Doctor Nobody (6)', '25x Doctor Nobody', 'Doctor Nobody, 25'])
      expect(match(`${line}\nFresnel (7)\nCompass Rosa (5)`).members.map(summarize), line).toEqual([
        'unknown',
        '1 fresnel',
        '1 compass-rosa',
      ]);
    expect(match('Fresnel, 25 Levels\nCompass Rosa (5)').members.map(summarize)).toEqual([
      '? level 1 fresnel',
      '1 compass-rosa',
    ]);
  });

  it.each([
    ['Saturday Crew [25 pts]', 25],
    ['**Saturday Crew** – 35 Levels', 35],
    ['Saturday Crew: 25 points', 25],
    ['Saturday Crew 25 Levels', 25],
    ['Saturday Crew | 25 Punkte', 25],
  ])('reads “%s” above the members as the name and the Levels of the team', (line, size) => {
    const { name, edits, members } = match(`${line}\nCompass Rosa (5), leader\nFresnel`);
    expect(name).toBe('Saturday Crew');
    expect(edits).toContainEqual({ op: 'set', path: '/levels', value: size });
    expect(members.map(summarize)).toEqual(['1 compass-rosa leads', '1 fresnel']);
  });

  it.each([
    ['Hi, here is my list for Saturday:', 'See you on Saturday!\nTom'],
    ['Hello Anna,', 'Best regards,\nTom Miller'],
    ['Dear all', 'Thanks!'],
    ['Here’s my list:', 'Cheers\nTom'],
    ['Hallo zusammen,', 'Viele Grüße\nTom'],
    ['Hier ist meine Liste:', 'Bis Samstag!\n\nTom'],
    ['Moin!', 'LG'],
  ])('takes “%s” for no name, and nothing below the list for a member', (greeting, farewell) => {
    for (const nameLine of ['Saturday Crew, 25 Levels', 'Saturday Crew']) {
      const { name, members } = match(`${greeting}\n\n${nameLine}\nFresnel (7)\nCompass Rosa (5)\n\n${farewell}`);
      expect(name).toBe('Saturday Crew');
      expect(members.map(summarize)).toEqual(['1 fresnel', '1 compass-rosa']);
    }
  });

  it('prefers the line with Levels as the name, and asks about an unknown line above it', () => {
    const { name, members } = match('My submission for the weekend\nSaturday Crew, 25 Levels\nFresnel\nCompass Rosa');
    expect(name).toBe('Saturday Crew');
    expect(members.map(summarize)).toEqual(['unknown', '1 fresnel', '1 compass-rosa']);
  });

  it('keeps names that begin like a greeting or a farewell', () => {
    expect(match('Hello Kitty Crew\nFresnel\nCompass Rosa').name).toBe('Hello Kitty Crew');
    expect(match('Team: X\nFresnel\nBest Man (4)').members.map(summarize)).toEqual(['1 fresnel', 'unknown']);
  });

  it('asks whether a first line that is similar to a name is a member or the name of the team', () => {
    const { name, members } = match('Fresnel\nCompass Rosa (5)\n2x Harbour Volunteer (1)');
    expect(name).toBeUndefined();
    expect(members.map(summarize)).toEqual(['? title 1 fresnel', '1 compass-rosa', '2 harbour-volunteer']);
    expect(match('Fresnel and Friends\nGoon Squad · 25 Levels\n\nCompass Rosa').members.map(summarize)).toEqual([
      '? title 1 fresnel',
      '1 compass-rosa',
    ]);
    expect(match('Fresnl\nCompass Rosa (5)').members.map(summarize)).toEqual(['? title 1 fresnel', '1 compass-rosa']);
  });

  it('takes a single line as a member', () => {
    expect(match('Fresnel').members.map(summarize)).toEqual(['1 fresnel']);
    expect(match('Doctor Nobody').members.map(summarize)).toEqual(['unknown']);
  });

  it('asks which of several characters with one name is meant, unless the Level tells', () => {
    const [fresnel] = CHARACTERS.filter(({ id }) => id === 'fresnel');
    if (fresnel === undefined) throw new Error('The samples have no Fresnel');
    const characters = [...CHARACTERS, { ...fresnel, id: 'young-fresnel', level: 3 }];
    expect(match('Team: X\nFresnel', characters).members.map(summarize)).toEqual([
      '? several 1 fresnel or 1 young-fresnel',
    ]);
    expect(match('Team: X\nFresnel (3)', characters).members.map(summarize)).toEqual(['1 young-fresnel']);
  });

  it('tells characters apart by diacritics if the library has both spellings', () => {
    const [jokla] = CHARACTERS.filter(({ id }) => id === 'jokla');
    if (jokla === undefined) throw new Error('The samples have no Jökla');
    const characters = [...CHARACTERS, { ...jokla, id: 'other', name: 'Jokla' }];
    expect(match('Team: X\nJökla\njokla\nJoekla', characters).members.map(summarize)).toEqual([
      '1 jokla',
      '1 other',
      '1 jokla',
    ]);
  });

  it('prefers the whole line as a name to a shorter name with a number', () => {
    const [fresnel] = CHARACTERS.filter(({ id }) => id === 'fresnel');
    if (fresnel === undefined) throw new Error('The samples have no Fresnel');
    const characters = [{ ...fresnel, id: 'unit-9', name: 'Unit 9', level: 2 }];
    expect(match('Team: X\nUnit 9', characters).members.map(summarize)).toEqual(['1 unit-9']);
    expect(match('Team: X\n9 Unit 9 (2)', characters).members.map(summarize)).toEqual(['9 unit-9']);
  });

  it('reads names that start like the number of a line, also in numbered lists', () => {
    const [fresnel] = CHARACTERS.filter(({ id }) => id === 'fresnel');
    if (fresnel === undefined) throw new Error('The samples have no Fresnel');
    const names = ['#1 Dad', 'R) Riot', '7.Foo', '3. Liga', '2) b) Twin', '1.) Ace', '5\ufe0f\u20e3 Keys'];
    const starts = ['', '- ', '4. ', '#9 ', '12) ', '🟢 ', '2x ', '> 1. 🟢 '];
    const ends = ['', ' (7)', ', leader', '.'];
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.constantFrom(...starts),
        fc.constantFrom(...ends),
        (name, start, end) => {
          const { members } = match(`Team: X\n${start}${name}${end}`, [
            ...CHARACTERS,
            { ...fresnel, id: 'named', name },
          ]);
          const copies = start === '2x ' ? 2 : 1;
          expect(members.map(summarize)).toEqual([`${copies} named${end === ', leader' ? ' leads' : ''}`]);
        },
      ),
      { seed: 7, numRuns: 300 },
    );
  });

  it('asks whether a number belongs to the name if both are names', () => {
    const [fresnel] = CHARACTERS.filter(({ id }) => id === 'fresnel');
    if (fresnel === undefined) throw new Error('The samples have no Fresnel');
    const characters = [
      { ...fresnel, id: 'one-dad', name: '#1 Dad' },
      { ...fresnel, id: 'dad', name: 'Dad' },
    ];
    expect(match('Team: X\n#1 Dad', characters).members.map(summarize)).toEqual(['? several 1 one-dad or 1 dad']);
  });

  it('reads formation, allegiance, size, player, leader and Gimmicks in English and German', () => {
    const english = match(
      'Team: Watch\nPlayer: Zed\nGoon Squad · Faction: Breakwater · 35 Levels\nLeader: Fresnel\nGimmicks: Mastery, Tag Team\n\nMembers:\nFresnel\n\n7 of 35 Levels, illegal',
    );
    const german = match(
      'Team: Watch\nSpieler: Zed\nFormation: Goon Squad\nFaction: breakwater\nLevels: 35\nAnführer: Fresnel\nGimmicks: Mastery; Tag Team\nMitglieder:\n- Fresnel\nSumme: 7 Levels',
    );
    for (const list of [english, german]) {
      expect(list.members.map(summarize)).toEqual(['1 fresnel']);
      expect(list.unknownFields).toEqual([]);
      const choices = list.members.flatMap(({ match: memberMatch }) =>
        memberMatch.kind === 'certain' ? [memberMatch.choice] : [],
      );
      const team: Team = createTeamFromTextList('watch', list, choices, teamRules) as Team;
      expect(team).toMatchObject({
        name: 'Watch',
        player: 'Zed',
        levels: 35,
        formation: 'goon-squad',
        allegiance: { kind: 'faction', faction: 'breakwater' },
        leader: 'fresnel',
        gimmicks: ['mastery', 'tag-team'],
        members: [{ character: 'fresnel' }],
      });
    }
  });

  it('reads a number below the members as their total, or as the size behind the total', () => {
    const list = 'Team: X\nFresnel (7)\n2x Harbour Volunteer (1)\n';
    for (const total of ['9 pts', 'Points: 9', 'Total: 9 Punkte', '**9 Levels**', '9 of 25 points', '= 9'])
      expect(match(list + total)).toMatchObject({ edits: [], members: [{}, {}], unknownFields: [] });
    for (const size of ['Levels: 25', '25 pts', 'Levels: 9/25', 'Punkte: 9 von 25'])
      expect(match(list + size)).toMatchObject({ edits: [{ value: 25 }], members: [{}, {}] });
    expect(match('X\n9 Levels\n\nFresnel\n2x Harbour Volunteer').edits).toMatchObject([{ value: 9 }]);
  });

  it('reads members behind the heading of their group', () => {
    const { members } = match('Team: X\nSupers: Fresnel, Compass Rosa\nHenchmen: 3x Harbour Volunteer\nTotal: 15');
    expect(members.map(summarize)).toEqual(['1 fresnel', '1 compass-rosa', '3 harbour-volunteer']);
  });

  it('adds the leader if only the field of the leader names this character', () => {
    const list = match('Team: X\nLeader: Fresnel\nCompass Rosa');
    expect(list.members.map(summarize)).toEqual(['1 compass-rosa', '1 fresnel']);
    expect(match('Team: X\nLeader: Fresnl\nCompass Rosa').members.map(summarize)).toEqual([
      '1 compass-rosa',
      '? similar 1 fresnel',
    ]);
    expect(match('Team: X\nLeader: Fresnel\nFresnel').members.map(summarize)).toEqual(['1 fresnel']);
  });

  it('takes a word of the game above a line of settings as the name of the team', () => {
    for (const name of ['Goon Squad', 'The Breakwater', 'Legal'])
      expect(match(`${name}\nSuper Force · Alignment: Hero · 25 Levels\n\nFresnel`)).toMatchObject({
        name,
        edits: [{ value: 'super-force' }, { value: { alignment: 'hero' } }, { value: 25 }],
      });
  });

  it('reports a field whose value is unknown', () => {
    const { unknownFields, members } = match('Team: X\nFaction: Nobody’s Own\nGimmicks: Mastery, Juggling\nFresnel');
    expect(unknownFields).toEqual([
      { lineNumber: 2, source: 'Faction: Nobody’s Own' },
      { lineNumber: 3, source: 'Gimmicks: Mastery, Juggling' },
    ]);
    expect(members.map(summarize)).toEqual(['1 fresnel']);
  });

  it('reads a text without letters as an empty list', () => {
    expect(match('Combined Team · Faction: Nowhere\nFresnel').unknownFields).toEqual([
      { lineNumber: 1, source: 'Faction: Nowhere' },
    ]);
    expect(match('\n --- \n***\n')).toEqual({ edits: [], members: [], unknownFields: [] });
  });
});
