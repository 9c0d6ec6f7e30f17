/** Exit codes, text and JSON of `rollcall order` (docs/encounters.md#the-answer-of-order---json). */
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createFolder, removeFolder, runRollcall } from '../../support/cli.ts';

const envelope = { format: 'rollcall.character', version: 1, ruleset: 'ssua' };
const lampCharacter = { ...envelope, id: 'lamp', name: 'Lamp', agility: 4, mind: 4 };
const mothCharacter = { ...envelope, id: 'moth', name: 'Moth', agility: 1, mind: 1 };
const encounterSides = [
  { id: 'a', name: 'Reds', models: [{ id: 'a1', character: 'lamp' }] },
  { id: 'b', name: 'Blues', models: [{ id: 'b1', character: 'moth' }] },
];
// A die of 4 or 5 is one goal, a 6 two (A?1). Side a wins the Initiative with 2 goals to 1 and activates first.
const encounterLog = [
  { kind: 'begin' },
  { kind: 'initiative', side: 'a', model: 'a1', with: 'agility', dice: [6, 1, 1, 1] },
  { kind: 'initiative', side: 'b', model: 'b1', with: 'mind', dice: [5] },
  { kind: 'activate', model: 'a1' },
];
const encounter = {
  ...{ format: 'rollcall.encounter', version: 1, ruleset: 'ssua', id: 't', name: 't' },
  sides: encounterSides,
  characters: [lampCharacter, mothCharacter],
  log: encounterLog,
};
const testFolder = createFolder({
  'fine.encounter.json': encounter,
  'refused.encounter.json': {
    ...encounter,
    log: [...encounterLog, { kind: 'activate', model: 'b1' }, { kind: 'end' }],
  },
  'tied.encounter.json': {
    ...encounter,
    options: { 'ssua.sixCountsTwo': true },
    log: [...encounterLog.slice(0, 2), { ...encounterLog[2], dice: [6] }],
  },
  'blocked.encounter.json': { ...encounter, sides: [] },
  'bare.encounter.json': { ...encounter, characters: [lampCharacter] },
  'moth.character.json': mothCharacter,
  'a-stranger.character.json': { ...envelope, ruleset: 'bulletproof-blues', id: 'moth', name: 'Other', perception: 3 },
  'broken.encounter.json': JSON.stringify(encounter).slice(0, -40),
  'hostile.encounter.json': { ...encounter, log: [{ kind: 'a\u001b[2J\u202eb', model: 'a1' }] },
});
afterAll(() => removeFolder(testFolder));

const getPath = (fileName: string) => join(testFolder, `${fileName}.json`);
const runOrder = (...cliArguments: string[]) => runRollcall('order', ...cliArguments);
const runOrderJson = async (...cliArguments: string[]) => {
  const { exit: exitCode, out: output } = await runOrder(...cliArguments, '--json');
  return { exit: exitCode, results: JSON.parse(output).results };
};

it('order prints one line per event and the current phase, and exits with 0 without refusals', async () => {
  const { exit: exitCode, out: output } = await runOrder(getPath('fine.encounter'));
  expect(exitCode).toBe(0);
  expect(output.split('\n').filter((outputLine) => /^ +\d/.test(outputLine))).toHaveLength(4);
  expect(output).toMatch(/^Round 1, activation, side a$/m);
  expect(output).toMatch(/^may act: a1$/m);
  expect(output).not.toContain('!');
});

it("order finds a model's character even if a character of another game with the same id comes first", async () => {
  const { exit: exitCode, results } = await runOrderJson(
    getPath('a-stranger.character'),
    getPath('bare.encounter'),
    getPath('moth.character'),
  );
  expect([exitCode, results[0].findings]).toEqual([0, []]);
});

it('order marks a refused event with its reason, continues the replay and exits with 1', async () => {
  const { exit: exitCode, out: output } = await runOrder(getPath('refused.encounter'));
  expect(exitCode).toBe(1);
  expect(output).toContain('!');
  const { results } = await runOrderJson(getPath('refused.encounter'));
  expect(results).toMatchObject([
    {
      ...{
        kind: 'encounter',
        ruleset: 'ssua',
        verdict: 'illegal',
        fingerprint: null,
        levels: null,
        events: 6,
        accepted: 5,
      },
      findings: [
        {
          code: 'order.phase',
          severity: 'error',
          path: '/log/4',
          subjects: ['b1'],
          actual: 'activation',
          cite: { source: 'Rollcall' },
        },
      ],
      state: { phase: 'choose', side: 'b', turn: 1 },
      error: null,
    },
  ]);
  expect(results[0]).not.toHaveProperty('steps');
  expect(results[0].findings[0].message).toMatch(/\w+.*\.$/);
  // The output for people contains the message of the finding.
  expect(output).toContain(results[0].findings[0].message);
});

it('order lists possible events with dice and cost, and impossible ones with the reason', async () => {
  const startedEncounter = { ...encounter, log: encounterLog.slice(0, 2) };
  const { out: output } = await runOrder(getPath('fine.encounter'));
  expect(output).toContain('  { "kind": "move", "model": "a1", "inches": 1, "how": "walk" | "charge" }   1 AP\n');
  expect(output).toContain('“move” of Lamp is not possible: it is on the ground. (A-23)  inches 1, how "fly"');
  expect(output).toContain('initiative, with agility, dice 6 1 1 1 = goals 2\n');
  const startedFolder = createFolder({ 'begun.json': startedEncounter });
  const rollsOutput = (await runOrder(join(startedFolder, 'begun.json'))).out;
  removeFolder(startedFolder);
  expect(rollsOutput).toContain('"with": "agility" | "mind", "dice": [1d6] }\n');
});

it('order offers statements as events and does not repeat them as handwritten ones', async () => {
  const { out: output } = await runOrder('samples/supers-unlimited');
  expect(output).toContain('  { "kind": "thing", "thing": { "id": "object-3", "kind": "object", "rank": 1 } |');
  expect(output).toMatch(/^ {2}\{ "kind": "adjust", "model": .*, "field": "hp" \| "pp" \| .*, "to": 1 \}$/m);
  expect(output).toMatch(/^ {2}by hand: note$/m);
});

it('order prints the phase in words and the things on the battlefield', async () => {
  const { exit: exitCode, out: output } = await runOrder('samples');
  expect(exitCode).toBe(0);
  expect(output.match(/^now: {5}\w.*$/gm)).toHaveLength(5);
  expect(output).toMatch(/^things: {2}fish-crate \(Object of Rank 1\), /m);
  expect(output).toMatch(/^ {2}by hand: note, .*out, in/m);
});

it('order --events lists every event of a game with its keys', async () => {
  const { exit: exitCode, out: output } = await runOrder('--events', 'ssua');
  expect(exitCode).toBe(0);
  expect(output).toMatch(
    /^ {2}move\n {6}model +an id\n {6}inches +inches in quarters, above 0\n {6}how +walk, charge, fly or swim$/m,
  );
  expect((await runOrder('--events', 'chess')).exit).toBe(2);
});

it('order --steps adds the state after every event, the last of which is the final state', async () => {
  const { results } = await runOrderJson(getPath('refused.encounter'), '--steps');
  const [{ steps: replaySteps, state: finalState }] = results;
  expect(replaySteps.map(({ event, accepted }: { event: number; accepted: boolean }) => [event, accepted])).toEqual([
    ...[0, 1, 2, 3].map((eventIndex) => [eventIndex, true]),
    [4, false],
    [5, true],
  ]);
  expect(replaySteps[4].state).toEqual(replaySteps[3].state);
  expect(replaySteps[5].state).toEqual(finalState);
  expect((await runOrder(getPath('fine.encounter'), '--steps')).exit).toBe(2);
});

it('order --option overrides the options in the file', async () => {
  const runForState = async (...extraFlags: string[]) =>
    (await runOrderJson(getPath('tied.encounter'), ...extraFlags)).results[0].state;
  expect(await runForState()).toMatchObject({ phase: 'choose', side: 'a' });
  expect(await runForState('--option', 'ssua.initTie=reroll')).toMatchObject({
    phase: 'initiative',
    contenders: ['a', 'b'],
  });
  expect(await runForState('--option', 'ssua.sixCountsTwo=off')).toMatchObject({
    rolls: { a: { goals: 1 }, b: { goals: 1 } },
  });
  expect((await runOrder(getPath('tied.encounter'), '--option', 'ssua.initTie=coin')).exit).toBe(2);
  expect((await runOrder(getPath('tied.encounter'), '--option', 'nothing=1')).exit).toBe(2);
});

it('order prints no state and no steps for an encounter that cannot be played, and exits with 1', async () => {
  const { exit: exitCode, results } = await runOrderJson(getPath('blocked.encounter'), '--steps');
  expect(exitCode).toBe(1);
  expect(results).toMatchObject([{ verdict: 'illegal', accepted: 0, events: 4, state: null, steps: [] }]);
  expect(results[0].findings.map(({ code }: { code: string }) => code)).toEqual(['encounter.empty']);
  expect((await runOrder(getPath('blocked.encounter'))).exit).toBe(1);
});

it('order finds characters among the files of the call', async () => {
  expect((await runOrderJson(getPath('bare.encounter'))).results[0].findings).toMatchObject([
    { code: 'encounter.unknown-character' },
  ]);
  const { exit: exitCode, results } = await runOrderJson(getPath('bare.encounter'), getPath('moth.character'));
  expect(exitCode).toBe(0);
  expect(results).toHaveLength(1);
});

it('order exits with 2 for a truncated file but replays the others', async () => {
  const { exit: exitCode, results } = await runOrderJson(getPath('broken.encounter'), getPath('fine.encounter'));
  expect(exitCode).toBe(2);
  expect(results).toMatchObject([
    { verdict: 'unreadable', state: null, events: null },
    { verdict: 'legal', accepted: 4 },
  ]);
  const singleResult = await runOrder(getPath('broken.encounter'));
  expect([singleResult.exit, singleResult.err]).toEqual([2, expect.not.stringContaining('no encounter')]);
  expect((await runOrderJson(getPath('broken.encounter'))).results).toMatchObject([{ verdict: 'unreadable' }]);
});

it('order explains that it has nothing to replay and exits with 2', async () => {
  const noEncounterResult = await runOrder(getPath('moth.character'));
  expect([noEncounterResult.exit, noEncounterResult.err]).toEqual([2, expect.stringContaining('no encounter')]);
  const emptyCallResult = await runOrder();
  expect([emptyCallResult.exit, emptyCallResult.err]).toEqual([2, expect.stringContaining('FILE')]);
  expect((await runOrder(join(testFolder, 'missing.json'))).exit).toBe(2);
});

it('order prints several encounters in their order with their names', async () => {
  const filePaths = ['refused.encounter', 'fine.encounter'].map(getPath);
  const { exit: exitCode, results } = await runOrderJson(...filePaths);
  expect(exitCode).toBe(1);
  expect(results.map(({ file }: { file: string }) => file)).toEqual(filePaths);
  const { out: output } = await runOrder(...filePaths);
  expect(output.indexOf('refused.encounter')).toBeGreaterThanOrEqual(0);
  expect(output.indexOf('fine.encounter')).toBeGreaterThan(output.indexOf('refused.encounter'));
});

it('order replays an encounter in an archive', async () => {
  const archive = join(testFolder, 'all.rollcall');
  expect((await runRollcall('pack', getPath('fine.encounter'), '--out', archive)).exit).toBe(0);
  expect((await runOrderJson(archive)).results).toMatchObject([{ verdict: 'legal', accepted: 4 }]);
});

it('check prints the same findings as order', async () => {
  const { results } = await runOrderJson(getPath('refused.encounter'));
  const checkRun = await runRollcall('check', getPath('refused.encounter'), '--json');
  expect(checkRun.exit).toBe(1);
  expect(JSON.parse(checkRun.out).results[0].findings).toEqual(results[0].findings);
});

it('order escapes control characters in events', async () => {
  for (const extraFlags of [[], ['--json'], ['--json', '--steps']]) {
    const { exit: exitCode, out: output } = await runOrder(getPath('hostile.encounter'), ...extraFlags);
    expect(exitCode).toBe(1);
    for (const character of ['\u001b', '\u202e']) expect(output).not.toContain(character);
  }
});
