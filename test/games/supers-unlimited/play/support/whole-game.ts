/** Whole games by curious players: what they have not done yet when it is offered, else the usual next thing. */

import { readFileSync } from 'node:fs';
import type { JsonObject } from '../../../../../src/shared/document/json/json-object.ts';
import type { Encounter } from '../../../../../src/shared/document/kinds/encounter.ts';
import { parseValue } from '../../../../../src/shared/document/parse.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import type { SuEncounter } from '../../../../../src/shared/games/supers-unlimited/play/state.ts';
import type { Offer } from '../../../../../src/shared/play/offers.ts';
import { getDefaultOffer } from '../../../../../src/shared/play/play-screen/default-offer.ts';
import { createEventFields, type EventField } from '../../../../../src/shared/play/play-screen/event-fields.ts';
import { TablePlayer } from '../../../../support/play/table-player.ts';
import { t } from '../../../../support/texts.ts';

const SAMPLES = 'samples/supers-unlimited/characters';
const hero = (id: string): JsonObject => JSON.parse(readFileSync(`${SAMPLES}/${id}.hero.json`, 'utf8'));

export interface Plan {
  readonly scenario: string;
  /** Sides by name, and the characters of each. */
  readonly sides: Readonly<Record<string, readonly string[]>>;
  readonly seed: number;
}

const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** Gimmicks of every Class, dealt to the sides in turn: whoever has the Class may play them. */
const GIMMICKS = [
  'tag-team we-go-again second-wind mastery elusive sunday-punch enduring double-blast mastermind',
  'tag-team restoration evasion the-old-one-two shake-it-off precision arcane-node burst-of-speed',
  'we-go-again find-weakness mega-pulse ride-along exponential-growth ultimate-adaptation',
  'tag-team synergism arcane-scholar find-weakness sunday-punch',
];

export function encounterOf({ scenario, sides }: Plan): Encounter {
  const parsed = parseValue(GAMES, {
    format: 'rollcall.encounter',
    version: 1,
    ruleset: 'supers-unlimited',
    id: scenario,
    name: scenario,
    sides: Object.entries(sides).map(([name, models], index) => ({
      id: idOf(name),
      name,
      gimmicks: GIMMICKS[index]?.split(' '),
      models: models.map((id) => ({ id, character: id })),
    })),
    characters: Object.values(sides).flat().map(hero),
    log: [],
    setup: {
      things: [
        { id: 'overturned-tram', kind: 'object', rank: 2 },
        { id: 'mailbox', kind: 'object', rank: 1 },
        { id: 'warehouse', kind: 'building', material: 'flimsy', size: [6, 4, 4], enclosed: true },
      ],
    },
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  return parsed.document as Encounter;
}

/** What tells one thing that may be done from another. */
function signature({ event }: Offer, encounter: SuEncounter): string {
  const { kind, reaction, gimmick, attack, trait, effect, field, by } = event;
  const target = (event.targets as readonly { target: string }[] | undefined)?.[0]?.target ?? '';
  const aim = target.startsWith('entangle:') ? 'entangle' : encounter.state.things.has(target) ? 'thing' : '';
  return [kind, reaction, gimmick, attack, trait, effect, field, by, aim, encounter.state.due[0]?.due].join(' ');
}

/** Ends things early, or sets numbers by hand: for another time. */
const NEVER: ReadonlySet<string> = new Set(['end-game', 'adjust', 'pass', 'start', 'end-control']);
const SETTING_UP: readonly string[] = ['terrain-roll', 'deployment', 'scenario', 'marker-roll', 'quest', 'subplots'];
/** From here on they go for the objectives, and then for the end. */
const LATE = 160;
const MOST = 900;

export class WholeGame extends TablePlayer {
  private readonly done = new Set<string>();
  readonly happened = new Set<string>();
  private readonly scenario: string;

  constructor(plan: Plan) {
    super(encounterOf(plan), plan.seed);
    this.scenario = plan.scenario;
  }

  private get su(): SuEncounter {
    return this.encounter as unknown as SuEncounter;
  }

  run(): this {
    while (!this.isOver && this.log.length < MOST) {
      const isFree = this.log.length > LATE || this.chance(8) === 0;
      const all = this.offers(isFree);
      const wish = this.wish(all) ?? getDefaultOffer(this.rules, this.encounter, all);
      if (!wish) throw new Error('nothing to do');
      this.done.add(signature(wish, this.su));
      for (const { due } of this.su.state.due) this.happened.add(due);
      this.happened.add(wish.event.kind);
      if (wish.event.gimmick) this.happened.add(String(wish.event.gimmick));
      if (wish.event.reaction) this.happened.add(String(wish.event.reaction));
      this.takeOr(wish, this.stated(wish));
      for (const model of this.su.state.models.values())
        for (const effect of model.effects.keys()) this.happened.add(effect);
    }
    return this;
  }

  /** With what somebody would state, or as the form is where the rules do not allow that. */
  private takeOr(offer: Offer, stated: Readonly<Record<string, unknown>>): void {
    try {
      this.take(offer, stated);
    } catch {
      this.take(offer);
    }
  }

  private wish(all: readonly Offer[]): Offer | undefined {
    const { phase } = this.su.state;
    const allowed = all.filter(({ refused, event }) => !refused && !NEVER.has(event.kind));
    if (phase === 'setup') return this.settingUp(allowed);
    const late = this.log.length > LATE ? this.late(allowed) : undefined;
    if (late) return late;
    const isNew = (offer: Offer) => !this.done.has(signature(offer, this.su));
    const fresh = allowed.filter(isNew);
    // Free statements come up seldom: they are for Abilities.
    const led = fresh.filter(({ isFree }) => !isFree);
    const from = led.length > 0 && this.chance(3) > 0 ? led : this.chance(2) === 0 ? fresh : [];
    return from[this.chance(Math.max(1, from.length))];
  }

  private settingUp(allowed: readonly Offer[]): Offer | undefined {
    for (const kind of [...SETTING_UP, 'plasma-roll', 'wits', 'turn-order']) {
      const of = allowed.filter(({ event }) => event.kind === kind);
      if (kind === 'scenario') {
        const wanted = of.find(({ event }) => event.scenario === this.scenario);
        if (wanted) return wanted;
      } else if (kind === 'turn-order' && this.su.state.witsWinner !== null && of.length > 0) return of[0];
      else if (kind !== 'turn-order' && of.length > 0) return of[this.chance(of.length)];
    }
    return allowed.find(({ event }) => event.kind === 'deploy');
  }

  /** Objectives: try them, claim what is open, all for one side. */
  private late(allowed: readonly Offer[]): Offer | undefined {
    const [side] = this.su.state.order;
    const free = (id: unknown) => this.su.state.markers.get(String(id))?.claimed !== side;
    const claim = allowed.find(({ event: { kind, models, marker } }) => {
      const [model] = (models ?? []) as readonly string[];
      const owner = this.su.state.markers.get(String(marker))?.owner;
      const isOwn = model !== undefined && this.su.figures.get(model)?.side === side;
      return kind === 'claim' && isOwn && owner !== side && !this.su.state.models.get(model)?.ko && free(marker);
    });
    return claim ?? allowed.find(({ event }) => event.kind === 'manipulate' && event.marker !== undefined);
  }

  /** Answers in the form beside the common ones: now and then somebody has more to say. */
  private stated(offer: Offer): Record<string, unknown> {
    const stated: Record<string, unknown> = {};
    const isDone = offer.event.kind === 'claim' || offer.event.kind === 'subplots';
    for (const field of createEventFields(t, this.rules, this.encounter, offer)) {
      if (field.isRequired || (!isDone && this.chance(4) === 0)) Object.assign(stated, this.answer(field));
    }
    if (offer.event.kind === 'subplots') Object.assign(stated, this.subplots(offer));
    for (const option of this.rules.forecast?.(t, this.encounter, offer.event)?.options ?? []) {
      if (this.chance(8) === 0 && !option.label.includes('Blast')) return { ...stated, [option.path]: option.value };
    }
    return stated;
  }

  private subplots({ event }: Offer): Record<string, unknown> {
    const subplots = ['first-blood', 'prize', 'vip', 'take-their-leader'];
    const picks = event.picks as readonly { side: string }[];
    return {
      '/picks': picks.map(({ side }, index) => {
        const subplot = subplots[(index + this.chance(4)) % 4];
        return { side, subplot, ...(subplot === 'prize' ? { prize: 'might' } : {}) };
      }),
    };
  }

  private answer({ path, type, choices = [], max: most }: EventField): Record<string, unknown> {
    const choice = choices[this.chance(Math.max(1, choices.length))]?.value;
    const isMeant = ['/contact', '/inside', '/roof', '/supers', '/with', '/markers'].includes(path);
    if (isMeant && choice !== undefined) return { [path]: type === 'choices' ? [choice] : choice };
    if (type === 'inches' && path === '/fall') return { [path]: 4 };
    if (type === 'inches' && most !== undefined) return { [path]: most };
    if (path === '/dangerous') return { [path]: 1 };
    return path === '/plasma' ? { [path]: true } : {};
  }
}
