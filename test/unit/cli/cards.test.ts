/** The flags of `cards` for paper, copies, templates, changed cards and preflight. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { checkPdf, countPages, readPdfText } from '../../support/cards/pdf.ts';
import { readPdfInk } from '../../support/cards/pdf-ink.ts';
import { createFolder, removeFolder, runRollcall } from '../../support/cli.ts';
import { readBaseCharacter, readBaseTeam } from '../../support/documents/fixture.ts';
import { readSampleCharacters } from '../../support/documents/samples.ts';

const folders: string[] = [];
const createTestFolder = (filesByName: Record<string, unknown> = {}) => {
  const createdFolder = createFolder(filesByName);
  folders.push(createdFolder);
  return createdFolder;
};
afterEach(() => {
  for (const createdFolder of folders.splice(0)) removeFolder(createdFolder);
});
const createHero = (characterId: string, changes = {}) => ({
  ...readBaseCharacter(),
  id: characterId,
  name: characterId,
  ...changes,
});
const readPageSize = async (filePath: string): Promise<number[]> => {
  const [firstPage] = await readPdfInk(readFileSync(filePath));
  return [firstPage?.width ?? 0, firstPage?.height ?? 0].map((sideLength) => Math.round(sideLength * 10) / 10);
};

describe('cards: paper', () => {
  it.each([
    ['13x19', [330.2, 482.6]],
    ['320x450', [320, 450]],
    ['8.5x14in', [215.9, 355.6]],
  ])('prints on a sheet of %s', async (paperName, expectedSize) => {
    const testFolder = createTestFolder({ 'c.json': createHero('one') });
    const outputPath = join(testFolder, 'x.pdf');
    expect((await runRollcall('cards', `${testFolder}/c.json`, '--out', outputPath, '--paper', paperName)).exit).toBe(
      0,
    );
    checkPdf(outputPath);
    expect((await readPageSize(outputPath)).sort()).toEqual([...expectedSize].sort());
  });

  it.each([
    [['--paper', '10x10'], /WIDTHxHEIGHT from 40 to 2000 mm/],
    [['--margin', '50'], /--margin must be a number from 0 to 40/],
    [['--gutter', '-1'], /--gutter must be a number from 0/],
    [['--back-offset', '1'], /--back-offset wants X,Y/],
    [['--back-offset', '1,far'], /--back-offset must be a number from -20 to 20/],
    [['--back-rotation', '30'], /--back-rotation must be a number from -5 to 5/],
    [['--copies', 'nobody=2'], /no card here has the id nobody/],
    [['--copies', 'one=-1'], /--copies must be a whole number from 0 to 99/],
    [['--paper', '100x120', '--sides', 'fold'], /A card of 63\.5 x 88\.9 mm with its back beside it does not fit/],
    [['--paper', '60x60'], /does not fit the paper with its margins\. Larger paper makes room, or a smaller margin/],
    [['--json'], /--json goes with --preflight/],
    [['--template', 'classic@huge'], /there is no template classic@huge; there is classic/],
  ])('refuses %j and writes nothing', async (extraFlags, expectedReason) => {
    const testFolder = createTestFolder({ 'c.json': createHero('one') });
    const result = await runRollcall(
      'cards',
      `${testFolder}/c.json`,
      '--out',
      join(testFolder, 'x.pdf'),
      ...extraFlags,
    );
    expect([result.exit, result.err]).toEqual([2, expect.stringMatching(expectedReason)]);
    expect(readdirSync(testFolder)).toEqual(['c.json']);
  });

  it('accepts an offset that begins with a minus sign', async () => {
    const testFolder = createTestFolder({ 'c.json': createHero('one') });
    const extraFlags = ['--back-offset', '-0.5,0.25', '--back-rotation', '-0.1'];
    expect(
      (await runRollcall('cards', `${testFolder}/c.json`, '--out', join(testFolder, 'x.pdf'), ...extraFlags)).exit,
    ).toBe(0);
  });
});

describe('cards: copies', () => {
  const printAndCountPages = async (...extraFlags: string[]): Promise<number> => {
    const testFolder = createTestFolder({ 't.json': readBaseTeam(), 'c.json': createHero('one') });
    const outputPath = join(testFolder, 'x.pdf');
    await runRollcall(
      'cards',
      `${testFolder}/t.json`,
      '--out',
      outputPath,
      '--paper',
      'card',
      '--sides',
      'fronts',
      ...extraFlags,
    );
    return countPages(outputPath);
  };
  it("multiplies the team's copies by --copies N, and uses the given count for a named card", async () => {
    const members = (readBaseTeam().members ?? []).reduce((total, member) => total + (member.copies ?? 1), 0);
    const rookies = readBaseTeam().members.find((member) => member.character === 'rookie')?.copies ?? 1;
    expect(await printAndCountPages()).toBe(members);
    expect(await printAndCountPages('--copies', '2')).toBe(2 * members);
    expect(await printAndCountPages('--copies', 'rookie=5')).toBe(members - rookies + 5);
    expect(await printAndCountPages('--copies', '2', '--copies', 'rookie=0')).toBe(2 * (members - rookies));
  });
});

describe('cards: templates', () => {
  it('prints each character with its own template in one job, and falls back to Classic for an unknown template', async () => {
    const testFolder = createTestFolder({
      'a.json': createHero('one', { art: { template: 'tarot' } }),
      'b.json': createHero('two'),
      'c.json': createHero('three', { art: { template: 'gone' } }),
    });
    const outputPath = join(testFolder, 'x.pdf');
    const result = await runRollcall('cards', testFolder, '--out', outputPath, '--sides', 'fronts');
    expect(result.err).toMatch(/three: there is no template gone; Classic/);
    const [firstPage] = await readPdfInk(readFileSync(outputPath));
    expect(countPages(outputPath)).toBe(1);
    expect(firstPage?.width).toBeCloseTo(210, 1);
  });
});

describe('cards of every game', () => {
  it.each(GAMES.all)('prints the samples of $name with their names', async ({ id: gameId }) => {
    const outputPath = join(createTestFolder(), 'x.pdf');
    expect((await runRollcall('cards', `samples/${gameId}/characters`, '--out', outputPath)).err).not.toMatch(/cannot/);
    checkPdf(outputPath);
    const printedText = readPdfText(outputPath).toLowerCase().replace(/\s+/g, ' ');
    for (const { name: characterName } of readSampleCharacters(gameId).slice(0, 3))
      expect(printedText).toContain(characterName.toLowerCase());
  });
});

describe('a template of one game', () => {
  const readSample = (ruleset: string, characterId: string) =>
    readFileSync(`samples/${ruleset}/characters/${characterId}.hero.json`, 'utf8');

  it('applies only to characters of its game, while the others keep their templates', async () => {
    const testFolder = createTestFolder({ 'a.json': readSample('ssua', 'quick-tram'), 'b.json': createHero('two') });
    const outputPath = join(testFolder, 'x.pdf');
    const result = await runRollcall(
      'cards',
      testFolder,
      '--out',
      outputPath,
      '--paper',
      'card',
      '--template',
      'street-dashboard',
    );
    expect(result.err.split('\n')[0]).toBe(
      '--template: street-dashboard is for SSUA; 1 character of Supers Unlimited keeps its own template',
    );
    expect(result.exit).toBe(0);
    const cardWidths = (await readPdfInk(readFileSync(outputPath))).map(({ trim: trimBox }) => trimBox[2]?.toFixed(1));
    expect(new Set(cardWidths)).toEqual(new Set(['127.0', '63.5']));
  });

  it('refuses a template when all characters are of other games, and names the templates for these games', async () => {
    const testFolder = createTestFolder({ 'a.json': readSample('ssua', 'quick-tram') });
    for (const command of ['cards', 'images']) {
      const result = await runRollcall(command, testFolder, '--out', join(testFolder, 'x'), '--template', 'classic');
      expect(result).toMatchObject({ exit: 2, out: '' });
    }
    const result = await runRollcall('images', testFolder, '--out', join(testFolder, 'x'), '--template', 'dossier');
    expect(result.err).toMatch(
      /dossier is for The Action Round, and these characters are of SSUA; for SSUA there is street, /,
    );
  });
});

describe("a template from the user's file", () => {
  const classic = JSON.parse(readFileSync('templates/cards/supers-unlimited/classic/template.json', 'utf8')) as object;
  it('reads the template that --template names', async () => {
    const ownTemplate = { ...classic, id: 'mine', size: { width: 70, height: 120 } };
    const testFolder = createTestFolder({ 'a.hero.json': createHero('one'), 'mine.card.json': ownTemplate });
    const outputPath = join(testFolder, 'x.pdf');
    const extraFlags = [
      '--out',
      outputPath,
      '--paper',
      'card',
      '--template',
      join(testFolder, 'mine.card.json'),
      '--tagged',
    ];
    expect((await runRollcall('cards', `${testFolder}/a.hero.json`, ...extraFlags)).exit).toBe(0);
    expect(await readPageSize(outputPath)).toEqual([76, 126]);
  });

  it("finds the template that a character names in the character's folder", async () => {
    const ownTemplate = { ...classic, id: 'mine', name: 'Mine', size: { width: 70, height: 120 } };
    const testFolder = createTestFolder({
      'a.hero.json': createHero('one', { art: { template: 'mine' } }),
      'mine.card.json': ownTemplate,
    });
    const outputPath = join(testFolder, 'x.pdf');
    const { exit: exitCode, err: errorOutput } = await runRollcall(
      'cards',
      testFolder,
      '--out',
      outputPath,
      '--paper',
      'card',
      '--tagged',
    );
    expect([exitCode, errorOutput]).toEqual([0, expect.not.stringContaining('there is no template')]);
    expect(await readPageSize(outputPath)).toEqual([76, 126]);
  });

  it('refuses an invalid template with its findings, and a marker template without a team', async () => {
    const brokenTemplate = { ...classic, size: { width: 'wide', height: 88 } };
    const testFolder = createTestFolder({
      'a.hero.json': createHero('one'),
      'b.card.json': brokenTemplate,
      'g.card.json': { ...classic, of: 'marker' },
    });
    const runImages = (fileName: string) =>
      runRollcall(
        'images',
        `${testFolder}/a.hero.json`,
        '--out',
        join(testFolder, 'i'),
        '--template',
        join(testFolder, fileName),
      );
    expect((await runImages('b.card.json')).err).toMatch(/no card template that can be used[\s\S]*width/);
    // A marker template needs a team, and there is none.
    expect((await runImages('g.card.json')).err).toMatch(/images --template wants a team; none of the files holds one/);
  });
});

describe('cards --changed-since', () => {
  it('prints all cards first, then only the changed ones, then nothing', async () => {
    const testFolder = createTestFolder({ 'a.json': createHero('one'), 'b.json': createHero('two') });
    const recordPath = join(testFolder, 'printed.state');
    const printCards = (fileName: string) =>
      runRollcall(
        'cards',
        `${testFolder}/a.json`,
        `${testFolder}/b.json`,
        '--out',
        join(testFolder, fileName),
        '--changed-since',
        recordPath,
      );
    expect((await printCards('1.pdf')).exit).toBe(0);
    expect(readPdfText(join(testFolder, '1.pdf'))).toMatch(/ONE[\s\S]*TWO|TWO[\s\S]*ONE/);
    writeFileSync(join(testFolder, 'b.json'), JSON.stringify(createHero('two', { concept: 'Another one' })));
    expect((await printCards('2.pdf')).exit).toBe(0);
    expect(readPdfText(join(testFolder, '2.pdf'))).not.toContain('ONE');
    const thirdResult = await printCards('3.pdf');
    expect([thirdResult.exit, thirdResult.err]).toEqual([0, expect.stringMatching(/none of 2 cards has changed/)]);
    expect(existsSync(join(testFolder, '3.pdf'))).toBe(false);
  });

  it('does not record a card whose PDF could not be written', async () => {
    const testFolder = createTestFolder({ 'a.json': createHero('one'), 'x.pdf': 'mine' });
    const recordPath = join(testFolder, 'printed.state');
    const result = await runRollcall(
      'cards',
      `${testFolder}/a.json`,
      '--out',
      join(testFolder, 'x.pdf'),
      '--changed-since',
      recordPath,
    );
    expect([result.exit, existsSync(recordPath)]).toEqual([2, false]);
  });

  it('refuses a record that is not a print record or is an input of the command', async () => {
    const testFolder = createTestFolder({
      'a.json': createHero('one'),
      'notes.json': { mine: true },
      'junk.state': 'junk',
    });
    for (const [filePath, expectedReason] of [
      ['notes.json', /is no record of a print/],
      [
        'junk.state',
        /junk\.state: is no JSON: line 1, column 1: \S+ does not fit there; name another file with --changed-since$/m,
      ],
      ['a.json', /is read by this call/],
      ['x.pdf', /is read by this call|is no record/],
    ] as const) {
      const extraFlags = ['--out', join(testFolder, 'x.pdf'), '--changed-since', join(testFolder, filePath)];
      const result = await runRollcall('cards', `${testFolder}/a.json`, ...extraFlags);
      expect([result.exit, result.err]).toEqual([2, expect.stringMatching(expectedReason)]);
    }
    expect(JSON.parse(readFileSync(join(testFolder, 'notes.json'), 'utf8'))).toEqual({ mine: true });
  });
});

interface Finding {
  severity: string;
  code: string;
  subject: string;
  message: string;
}

describe('cards --preflight', () => {
  it('reports no errors for legal cards and writes nothing', async () => {
    const testFolder = createTestFolder({ 't.json': readBaseTeam() });
    const result = await runRollcall('cards', `${testFolder}/t.json`, '--preflight', '--json');
    const summary = JSON.parse(result.out) as { cards: number; pages: number; counts: { error: number } };
    expect([result.exit, result.err, summary.counts.error, summary.pages]).toEqual([0, '', 0, 2]);
    expect(readdirSync(testFolder)).toEqual(['t.json']);
  });

  it('reports illegal, missing and unprintable parts with errors first, and exits with 1', async () => {
    const illegalHero = createHero('one', {
      // The name ends with a hieroglyph, which no built-in font has.
      name: 'Ghost \u{13000}',
      level: 11,
      art: { image: { src: 'gone.png' }, template: 'gone' },
    });
    const testFolder = createTestFolder({ 'a.json': illegalHero, 'b.json': createHero('two') });
    const result = await runRollcall('cards', testFolder, '--preflight', '--json');
    expect(result.exit).toBe(1);
    const { findings } = JSON.parse(result.out) as { findings: Finding[] };
    expect(findings.map((finding) => `${finding.severity} ${finding.code} ${finding.subject}`)).toEqual([
      'error illegal one',
      'error broken-art one',
      'error missing-glyph one',
      'warning unknown-template one',
      'warning missing-faction one',
      'warning missing-faction two',
      'info missing-art two',
    ]);
    expect(findings[0]).toMatchObject({ of: 'character', codes: ['su.character.level'], fields: ['/level'] });
    for (const { code: findingCode, message } of findings) {
      expect(message).toMatch(findingCode === 'missing-faction' ? /^faction/ : /^(Ghost|two)/);
    }
    const plainResult = await runRollcall('cards', testFolder, '--preflight');
    expect(plainResult.out).toMatch(/^error {3}Ghost .*is illegal/);
    expect(plainResult.out).toMatch(/2 cards, 2 pages: errors 3, warnings 2, infos 1$/);
    expect(plainResult.out.match(/faction .* was not given; its symbol and colors are left out/g)).toHaveLength(1);
  });
});

describe('cards --paper card', () => {
  const printSingleCard = async (...extraFlags: string[]) => {
    const testFolder = createTestFolder({ 'c.json': readBaseCharacter() });
    const result = await runRollcall(
      'cards',
      `${testFolder}/c.json`,
      '--out',
      join(testFolder, 'x.pdf'),
      '--paper',
      'card',
      ...extraFlags,
    );
    return { ...result, testFolder };
  };

  it.each([
    [['--marks', 'crop'], '--marks'],
    [['--gutter', '2', '--margin', '5'], '--gutter, --margin'],
    [['--back-offset', '1,0'], '--back-offset'],
    [['--back-rotation', '1'], '--back-rotation'],
  ])('warns that sheet options change nothing: %j', async (extraFlags, namedFlags) => {
    const { exit: exitCode, err: errorOutput } = await printSingleCard(...extraFlags);
    expect([exitCode, errorOutput.split('\n')[0]]).toEqual([
      0,
      `--paper card prints no sheets, so ${namedFlags} changes nothing`,
    ]);
  });

  it.each([
    [['--sides', 'fold'], 1],
    [['--sides', 'fronts'], 1],
    [['--marks', 'none', '--sides', 'short-edge', '--bleed', '2'], 2],
  ])('applies sides and bleed to single cards: %j', async (extraFlags, pageTotal) => {
    const { exit: exitCode, err: errorOutput, testFolder } = await printSingleCard(...extraFlags);
    expect(exitCode).toBe(0);
    expect(errorOutput).not.toContain('--paper');
    expect(countPages(join(testFolder, 'x.pdf'))).toBe(pageTotal);
  });
});

describe('cards --test-page', () => {
  it('writes the test page without any card', async () => {
    const testFolder = createTestFolder({});
    const outputPath = join(testFolder, 'test.pdf');
    const result = await runRollcall(
      'cards',
      '--test-page',
      '--out',
      outputPath,
      '--paper',
      'letter',
      '--sides',
      'short-edge',
    );
    expect([result.exit, result.out]).toEqual([0, outputPath]);
    checkPdf(outputPath);
    expect(countPages(outputPath)).toBe(2);
    expect(readPdfText(outputPath)).toMatch(/turned over the short edge/);
    expect(
      (await runRollcall('cards', '--test-page', '--out', join(testFolder, 'y.pdf'), '--paper', 'card')).exit,
    ).toBe(2);
    expect((await runRollcall('cards', 'a.json', '--test-page', '--out', join(testFolder, 'y.pdf'))).exit).toBe(2);
  });
});
