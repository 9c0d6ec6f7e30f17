/** `rollcall order`: exit codes, text and JSON (docs/encounters.md#the-answer-of-order---json). */
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createFolder, removeFolder, runRollcall } from '../../support/cli.ts';

const envelope = { format: 'rollcall.character', version: 1, ruleset: 'ssua' };
const lamp = { ...envelope, id: 'lamp', name: 'Lamp', agility: 4, mind: 4 };
const moth = { ...envelope, id: 'moth', name: 'Moth', agility: 1, mind: 1 };
const sides = [
  { id: 'a', name: 'Reds', models: [{ id: 'a1', character: 'lamp' }] },
  { id: 'b', name: 'Blues', models: [{ id: 'b1', character: 'moth' }] },
];
const log = [
  { kind: 'begin' },
  { kind: 'initiative', side: 'a', model: 'a1', with: 'agility', dice: [6, 1, 1, 1] },
  { kind: 'initiative', side: 'b', model: 'b1', with: 'mind', dice: [5] },
  { kind: 'activate', model: 'a1' },
];
const encounter = {
  ...{ format: 'rollcall.encounter', version: 1, ruleset: 'ssua', id: 't', name: 't' },
  sides,
  characters: [lamp, moth],
  log,
};
const folder = createFolder({
  'fine.encounter.json': encounter,
  'refused.encounter.json': { ...encounter, log: [...log, { kind: 'activate', model: 'b1' }, { kind: 'end' }] },
  'tied.encounter.json': {
    ...encounter,
    options: { 'ssua.sixCountsTwo': true },
    log: [...log.slice(0, 2), { ...log[2], dice: [6] }],
  },
  'blocked.encounter.json': { ...encounter, sides: [] },
  'bare.encounter.json': { ...encounter, characters: [lamp] },
  'moth.character.json': moth,
  'a-stranger.character.json': { ...envelope, ruleset: 'bulletproof-blues', id: 'moth', name: 'Other', perception: 3 },
  'broken.encounter.json': JSON.stringify(encounter).slice(0, -40),
  'hostile.encounter.json': { ...encounter, log: [{ kind: 'a\u001b[2J\u202eb', model: 'a1' }] },
});
afterAll(() => removeFolder(folder));

const path = (name: string) => join(folder, `${name}.json`);
const order = (...args: string[]) => runRollcall('order', ...args);
const json = async (...args: string[]) => {
  const { exit, out } = await order(...args, '--json');
  return { exit, results: JSON.parse(out).results };
};

it('a log without refusals: exit 0, a line an event, and where the game stands', async () => {
  const { exit, out } = await order(path('fine.encounter'));
  expect(exit).toBe(0);
  expect(out.split('\n').filter((line) => /^ +\d/.test(line))).toHaveLength(4);
  expect(out).toMatch(/^Round 1, activation, side a$/m);
  expect(out).toMatch(/^may act: a1$/m);
  expect(out).not.toContain('!');
});

it('a character of another game that has the id of a model and comes first does not hide the model', async () => {
  const { exit, results } = await json(path('a-stranger.character'), path('bare.encounter'), path('moth.character'));
  expect([exit, results[0].findings]).toEqual([0, []]);
});

it('a refused event: exit 1, marked, with its reason, and the replay goes on', async () => {
  const { exit, out } = await order(path('refused.encounter'));
  expect(exit).toBe(1);
  expect(out).toContain('!');
  const { results } = await json(path('refused.encounter'));
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
  // The sentence for people is that of the finding.
  expect(out).toContain(results[0].findings[0].message);
});

it('what may be added to the log, with its dice and its price, and what may not and why', async () => {
  const begun = { ...encounter, log: log.slice(0, 2) };
  const { out } = await order(path('fine.encounter'));
  expect(out).toContain('  { "kind": "move", "model": "a1", "inches": 1, "how": "walk" | "charge" }   1 AP\n');
  expect(out).toContain('“move” of Lamp is not possible: it is on the ground. (A-23)  inches 1, how "fly"');
  expect(out).toContain('initiative, with agility, dice 6 1 1 1 = goals 2\n');
  const other = createFolder({ 'begun.json': begun });
  const rolls = (await order(join(other, 'begun.json'))).out;
  removeFolder(other);
  expect(rolls).toContain('"with": "agility" | "mind", "dice": [1d6] }\n');
});

it('what is only stated is offered too, and not named once more as what is written by hand', async () => {
  const { out } = await order('samples/supers-unlimited');
  expect(out).toContain('  { "kind": "thing", "thing": { "id": "thing-1", "kind": "object", "rank": 1 } |');
  expect(out).toMatch(/^ {2}\{ "kind": "adjust", "model": .*, "field": "hp" \| "pp" \| .*, "to": 1 \}$/m);
  expect(out).toMatch(/^ {2}by hand: note$/m);
});

it('tells the phase in words and what lies on the table', async () => {
  const { exit, out } = await order('samples');
  expect(exit).toBe(0);
  expect(out.match(/^now: {5}\w.*$/gm)).toHaveLength(5);
  expect(out).toMatch(/^things: {2}fish-crate \(Object of Rank 1\), /m);
  expect(out).toMatch(/^ {2}by hand: note, .*out, in/m);
});

it('--events: every event of a game with its keys', async () => {
  const { exit, out } = await order('--events', 'ssua');
  expect(exit).toBe(0);
  expect(out).toMatch(
    /^ {2}move\n {6}model +an id\n {6}inches +inches in quarters, above 0\n {6}how +walk, charge, fly or swim$/m,
  );
  expect((await order('--events', 'chess')).exit).toBe(2);
});

it('--steps: the state after every event, the last of which is the state', async () => {
  const { results } = await json(path('refused.encounter'), '--steps');
  const [{ steps, state }] = results;
  expect(steps.map(({ event, accepted }: { event: number; accepted: boolean }) => [event, accepted])).toEqual([
    ...[0, 1, 2, 3].map((event) => [event, true]),
    [4, false],
    [5, true],
  ]);
  expect(steps[4].state).toEqual(steps[3].state);
  expect(steps[5].state).toEqual(state);
  expect((await order(path('fine.encounter'), '--steps')).exit).toBe(2);
});

it('--option is stronger than the file', async () => {
  const stands = async (...flags: string[]) => (await json(path('tied.encounter'), ...flags)).results[0].state;
  expect(await stands()).toMatchObject({ phase: 'choose', side: 'a' });
  expect(await stands('--option', 'ssua.initTie=reroll')).toMatchObject({
    phase: 'initiative',
    contenders: ['a', 'b'],
  });
  expect(await stands('--option', 'ssua.sixCountsTwo=off')).toMatchObject({
    rolls: { a: { goals: 1 }, b: { goals: 1 } },
  });
  expect((await order(path('tied.encounter'), '--option', 'ssua.initTie=coin')).exit).toBe(2);
  expect((await order(path('tied.encounter'), '--option', 'nothing=1')).exit).toBe(2);
});

it('an encounter that cannot be played: no state, no steps, nothing said of its events', async () => {
  const { exit, results } = await json(path('blocked.encounter'), '--steps');
  expect(exit).toBe(1);
  expect(results).toMatchObject([{ verdict: 'illegal', accepted: 0, events: 4, state: null, steps: [] }]);
  expect(results[0].findings.map(({ code }: { code: string }) => code)).toEqual(['encounter.empty']);
  expect((await order(path('blocked.encounter'))).exit).toBe(1);
});

it('characters are looked up among the files of the call', async () => {
  expect((await json(path('bare.encounter'))).results[0].findings).toMatchObject([
    { code: 'encounter.unknown-character' },
  ]);
  const { exit, results } = await json(path('bare.encounter'), path('moth.character'));
  expect(exit).toBe(0);
  expect(results).toHaveLength(1);
});

it('a file cut short: exit 2, the others are replayed', async () => {
  const { exit, results } = await json(path('broken.encounter'), path('fine.encounter'));
  expect(exit).toBe(2);
  expect(results).toMatchObject([
    { verdict: 'unreadable', state: null, events: null },
    { verdict: 'legal', accepted: 4 },
  ]);
  const alone = await order(path('broken.encounter'));
  expect([alone.exit, alone.err]).toEqual([2, expect.not.stringContaining('no encounter')]);
  expect((await json(path('broken.encounter'))).results).toMatchObject([{ verdict: 'unreadable' }]);
});

it('nothing to replay: exit 2 and a sentence', async () => {
  const none = await order(path('moth.character'));
  expect([none.exit, none.err]).toEqual([2, expect.stringContaining('no encounter')]);
  const nothing = await order();
  expect([nothing.exit, nothing.err]).toEqual([2, expect.stringContaining('FILE')]);
  expect((await order(join(folder, 'missing.json'))).exit).toBe(2);
});

it('several files: in their order, with their names', async () => {
  const names = ['refused.encounter', 'fine.encounter'].map(path);
  const { exit, results } = await json(...names);
  expect(exit).toBe(1);
  expect(results.map(({ file }: { file: string }) => file)).toEqual(names);
  const { out } = await order(...names);
  expect(out.indexOf('refused.encounter')).toBeGreaterThanOrEqual(0);
  expect(out.indexOf('fine.encounter')).toBeGreaterThan(out.indexOf('refused.encounter'));
});

it('an encounter in an archive', async () => {
  const archive = join(folder, 'all.rollcall');
  expect((await runRollcall('pack', path('fine.encounter'), '--out', archive)).exit).toBe(0);
  expect((await json(archive)).results).toMatchObject([{ verdict: 'legal', accepted: 4 }]);
});

it('check gives the same findings', async () => {
  const { results } = await json(path('refused.encounter'));
  const checked = await runRollcall('check', path('refused.encounter'), '--json');
  expect(checked.exit).toBe(1);
  expect(JSON.parse(checked.out).results[0].findings).toEqual(results[0].findings);
});

it('nothing that a terminal obeys comes through', async () => {
  for (const flags of [[], ['--json'], ['--json', '--steps']]) {
    const { exit, out } = await order(path('hostile.encounter'), ...flags);
    expect(exit).toBe(1);
    for (const sign of ['\u001b', '\u202e']) expect(out).not.toContain(sign);
  }
});
