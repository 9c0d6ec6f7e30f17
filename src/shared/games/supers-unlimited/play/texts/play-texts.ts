/** Collects the texts of Supers Unlimited for the play screen. */
import type { GetName } from '../../../../play/model-names.ts';
import type { CandidateEvent } from '../../../../play/play-rules.ts';
import type { ChoicePrompt, PlayTexts } from '../../../../play/play-screen/play-texts.ts';
import { formatList } from '../../../../texts/lists.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { EFFECTS, GIMMICKS, MOVEMENTS } from '../../facts.ts';
import { getTermName } from '../../names.ts';
import { isUnclaimable } from '../battlefield/claims.ts';
import { sumLevelsInPlay } from '../ending/levels.ts';
import { countTargets } from '../form-fields/attack-fields.ts';
import { editFields } from '../form-fields/form-fields.ts';
import { KEY_TEXTS, RARE_KEYS, VALUE_TEXTS } from '../form-fields/key-texts.ts';
import type { SuEncounter } from '../state.ts';
import { listSideUpkeep } from '../turn/upkeep.ts';
import { getItemName } from './item-names.ts';
import {
  formatAbilityDetails,
  formatAttackDetails,
  formatChoicePrice,
  getOfferGroup,
  getOfferLabel,
} from './offer-labels.ts';
import { formatOutcome } from './outcome-texts.ts';
import { formatReason } from './refusal-reasons.ts';
import { TRACKED_LABELS } from './tracked-labels.ts';

const PRINTED_NAMES = [...EFFECTS, ...MOVEMENTS, ...GIMMICKS.map(({ id }) => id)].map(
  (wordId) => [wordId, getTermName(wordId)] as const,
);

/** Players must state which models are at the markers, because only they can see it, also when an Activation begins (E-138). */
function getHint(translate: Translate, { state }: SuEncounter): string | undefined {
  const markers = [...state.markers.values()];
  if (state.phase === 'turn-end' && markers.some((marker) => !isUnclaimable(marker)))
    return translate('suActions.sayWhoIsAtMarkers');
  return state.phase === 'recovery' && markers.some(({ kind, resolved }) => kind === 'power' && !resolved)
    ? translate('suActions.sayIfAtPowerMarker')
    : undefined;
}

/** Events of the setup that come after the choice of the scenario (E-131). */
const AFTER_SCENARIO: ReadonlySet<string> = new Set([
  'marker-roll',
  'quest',
  'subplots',
  'plasma-roll',
  'wits',
  'turn-order',
  'deploy',
  'start',
]);

/** Returns a prompt for choices of the setup that no default event makes: the scenario (step 4), Subplots (5) and Plasma X (6). */
function getChoicePrompt(translate: Translate, { state }: SuEncounter): ChoicePrompt | undefined {
  if (state.phase !== 'setup' || state.extra.rollOff !== null) return undefined;
  if (state.scenario === null)
    return state.step <= 4 ? { text: translate('suActions.chooseScenario'), kinds: new Set(['scenario']) } : undefined;
  const hasOpenSteps =
    (state.step <= 5 && !state.extra.hasSubplots) || (state.step <= 6 && !state.extra.isPlasmaRolled);
  return hasOpenSteps ? { text: translate('suActions.chooseNext'), kinds: AFTER_SCENARIO } : undefined;
}

/** Asks for the scenario first if the event belongs after it. */
const getEarlyHint = (translate: Translate, { state }: SuEncounter, { kind }: CandidateEvent): string | undefined =>
  state.phase === 'setup' && state.scenario === null && state.step <= 4 && AFTER_SCENARIO.has(kind)
    ? translate('suActions.scenarioFirst')
    : undefined;

/** Announces the Endgame, and how many Supers still have their last Turn (E-43). */
function formatStage(translate: Translate, { state }: SuEncounter): string | undefined {
  if (state.phase === 'setup' || state.phase === 'over') return undefined;
  if (!state.endgame) return state.endgameDue ? translate('suStage.endgameNext') : undefined;
  const { length: lastTurnCount } = state.finalTurns;
  return lastTurnCount === 0 ? translate('suStage.endgameLast') : translate('suStage.endgame', { n: lastTurnCount });
}

/** Says before the choice of a model what the side has to pay to maintain its Abilities (E-46). */
function formatTurnNote(translate: Translate, encounter: SuEncounter, getName: GetName): string | undefined {
  const { phase, side: sideId } = encounter.state;
  const sideUpkeep = phase === 'choose' && sideId !== null ? listSideUpkeep(encounter, sideId) : [];
  if (sideUpkeep.length === 0) return undefined;
  const paymentTexts = sideUpkeep.map(({ model: modelId, pp, what: ability }) =>
    translate('suActions.upkeepOf', { ability, model: getName(modelId), points: pp }),
  );
  return translate('suActions.upkeepNote', { payments: formatList(translate.language, paymentTexts) });
}

/** Formats the Victory Points of a side, and its Levels in play. */
const formatSideScore = (translate: Translate, encounter: SuEncounter, sideId: string): string | undefined =>
  encounter.state.phase === 'setup'
    ? undefined
    : translate('suScore.ofSide', {
        points: encounter.state.vp.get(sideId) ?? 0,
        levels: sumLevelsInPlay(encounter).get(sideId) ?? 0,
      });

export const playTexts: PlayTexts<SuEncounter> = {
  getPrerequisite: getEarlyHint,
  formatOutcome,
  formatLabel: getOfferLabel,
  formatDetails: (translate, encounter, event) =>
    formatAttackDetails(encounter, event) ?? formatAbilityDetails(translate, encounter, event),
  formatPrice: (translate, _encounter, event) => formatChoicePrice(translate, event),
  countTargets,
  getGroup: getOfferGroup,
  getThingName: getItemName,
  valueTexts: { ...Object.fromEntries(PRINTED_NAMES), ...VALUE_TEXTS },
  keyLabels: KEY_TEXTS,
  explainRefusal: formatReason,
  getChoicePrompt,
  formatStage,
  formatScenario: (_translate, { state }) => (state.scenario === null ? undefined : getTermName(state.scenario)),
  formatSideScore,
  formatHint: getHint,
  formatTurnNote,
  rareKeys: RARE_KEYS,
  answeredKeys: { attack: ['attack'] },
  labelTexts: TRACKED_LABELS,
  transientLabels: ['last Turn to come'],
  adjustFields: editFields,
};
