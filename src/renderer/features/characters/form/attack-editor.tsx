import { type ClipboardEvent, memo } from 'react';
import { setOrRemove } from '../../../../shared/document/edit.ts';
import type { Attack } from '../../../../shared/games/supers-unlimited/documents/schema.ts';
import { ACTION_TRAITS } from '../../../../shared/games/supers-unlimited/facts.ts';
import { pastedAttacks } from '../../../../shared/games/supers-unlimited/table/attacks.ts';
import { nameOf } from '../../../../shared/games/supers-unlimited/words.ts';
import { Picker } from '../../../components/inputs/picker.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import { Tags } from '../../../components/inputs/tags.tsx';
import { type DocumentPort, findingsBelow, usePort } from '../../../fields/document-port.ts';
import { FieldFrame, FieldRow } from '../../../fields/field.tsx';
import { ListTools } from '../../../fields/list-tools.tsx';
import { NumberRow } from '../../../fields/number-row.tsx';
import { SelectRow } from '../../../fields/select-row.tsx';
import { TextRow } from '../../../fields/text-row.tsx';
import { FORM } from '../../../strings/documents/character-form.ts';
import { FIELDS } from '../../../strings/documents/fields.ts';
import { ATTACK_TYPE_CHOICES, CONTROL_CHOICES, EFFECT_CHOICES } from '../../documents/choices.ts';
import css from './attack.module.css';

const TRAIT_CHOICES = ACTION_TRAITS.map((id) => ({ id, label: nameOf(id) }));
const SAME = 'same';
const VERSUS_CHOICES = [{ id: SAME, label: FORM.attackSame }, ...TRAIT_CHOICES];
const storeVersus = (id: string) => (id === SAME ? undefined : id);

const PARTS = ['trait', 'versus', 'type', 'range', 'bonusDice', 'bonus'];

interface Props {
  attacks: readonly Attack[];
  index: number;
  /** The printed notation, part by part. */
  parts: readonly string[];
}

/** One attack, built from its parts; above them how it will be printed. What is printed can be pasted into it, several lines too. */
export function AttackEditor({ attacks, index, parts }: Props) {
  const { findings, edit } = usePort();
  const attack = attacks[index];
  if (attack === undefined) return null;
  const paste = (event: ClipboardEvent) => {
    const [first, ...others] = pastedAttacks(event.clipboardData.getData('text/plain'));
    if (first === undefined) return;
    event.preventDefault();
    const pasted = [{ ...first, name: first.name || attack.name }, ...others];
    edit([{ op: 'set', path: '/attacks', value: attacks.flatMap((one, i) => (i === index ? pasted : [one])) }]);
  };
  const at = `/attacks/${index}`;
  const name = attack.name === '' ? FORM.thisAttack : attack.name;
  return (
    <div className={css.attack} data-path={at} onPaste={paste}>
      <div className={css.head}>
        <TextRow
          path={`${at}/name`}
          label={FORM.attackName}
          placeholder={FORM.attackNew}
          bare
          inputClassName={css.name}
        />
        <ListTools path="/attacks" list={attacks} index={index} name={name} className={css.tools} />
        <p className={css.notation}>
          {parts.map((part, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a notation are known by their place
            <span key={i}>{part}</span>
          ))}
        </p>
      </div>
      <FieldRow paths={PARTS.map((part) => `${at}/${part}`)} className={css.parts}>
        <SelectRow path={`${at}/trait`} label={FORM.attackTrait} choices={TRAIT_CHOICES} />
        <SelectRow
          path={`${at}/versus`}
          label={FORM.attackVersus}
          fallback={SAME}
          choices={VERSUS_CHOICES}
          store={storeVersus}
        />
        <SelectRow path={`${at}/type`} label={FORM.attackType} choices={ATTACK_TYPE_CHOICES} />
        <NumberRow path={`${at}/range`} label={FORM.attackRange} optional placeholder="–" size="small" />
        <NumberRow path={`${at}/bonusDice`} label={FORM.attackDice} optional placeholder="0" size="small" />
        <NumberRow path={`${at}/bonus`} label={FORM.attackBonus} optional placeholder="0" size="small" />
      </FieldRow>
      <Effects
        at={at}
        attack={attack}
        findings={[...findingsBelow(findings, `${at}/effects`), ...findings.filter((f) => f.path === at)]}
      />
    </div>
  );
}

function Effects({ at, attack, findings }: { at: string; attack: Attack; findings: ReturnType<typeof findingsBelow> }) {
  const { edit } = usePort();
  return (
    <FieldFrame path={`${at}/effects`} findings={findings}>
      <EffectsControl at={at} effects={attack.effects} edit={edit} />
    </FieldFrame>
  );
}

interface EffectsProps {
  at: string;
  effects: Attack['effects'];
  edit: DocumentPort['edit'];
}

const blankEffect = (effect: string): Attack['effects'][number] =>
  effect === 'control' ? { effect, type: 'all' } : { effect };

const EffectsControl = memo(function EffectsControl({ at, effects, edit }: EffectsProps) {
  const store = (next: Attack['effects']) => edit([setOrRemove(`${at}/effects`, next)]);
  return (
    <>
      <Tags
        label={FORM.attackEffects}
        items={effects.map(({ effect }, i) => {
          const known = EFFECT_CHOICES.some((c) => c.id === effect);
          return { id: `${i} ${effect}`, label: known ? nameOf(effect) : FIELDS.unknown(effect), unknown: !known };
        })}
        onRemove={(ids) => store(effects.filter((e, i) => !ids.has(`${i} ${e.effect}`)))}
      >
        <Picker
          label={FIELDS.addTo(FORM.attackEffects)}
          placeholder={FIELDS.add}
          choices={EFFECT_CHOICES.filter((c) => !effects.some((e) => e.effect === c.id))}
          taken={effects.map(({ effect }) => nameOf(effect))}
          onPick={(ids) => store([...effects, ...ids.map(blankEffect)])}
        />
      </Tags>
      {effects.map(({ effect, type }, i) =>
        effect === 'control' ? (
          <div className={css.control} key={effect} data-path={`${at}/effects/${i}/type`}>
            <Select
              label={FORM.controls}
              value={type}
              choices={CONTROL_CHOICES}
              onChange={(next) => edit([{ op: 'set', path: `${at}/effects/${i}/type`, value: next }])}
            />
          </div>
        ) : null,
      )}
    </>
  );
});
