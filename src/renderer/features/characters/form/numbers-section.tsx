import type { DerivedCharacter } from '../../../../shared/games/supers-unlimited/derive/character.ts';
import { ACTION_TRAITS } from '../../../../shared/games/supers-unlimited/facts.ts';
import { nameOf } from '../../../../shared/games/supers-unlimited/words.ts';
import { FieldRow } from '../../../fields/field.tsx';
import { NumberRow } from '../../../fields/number-row.tsx';
import { SelectRow } from '../../../fields/select-row.tsx';
import { FORM } from '../../../strings/documents/character-form.ts';
import { SIZE_CHOICES } from '../../documents/choices.ts';
import css from '../../documents/form/form.module.css';
import { Section } from '../../documents/form/section.tsx';

const NUMBERS = ['/power', '/move', '/hp', '/hp/total', '/hp/red', '/reach', '/size'];
const placesOf = (trait: string): string[] => [
  `/traits/${trait}`,
  `/traits/${trait}/dice`,
  `/traits/${trait}/resistance`,
];

/** Power, Move, Size, Reach and the HP track. */
export function NumbersSection({ derived }: { derived: DerivedCharacter }) {
  const { redZone, base } = derived;
  return (
    <Section title={FORM.numbers}>
      <FieldRow paths={NUMBERS} className={css.numbers}>
        <NumberRow path="/power" label={FORM.power} />
        <NumberRow path="/move" label={FORM.move} />
        <NumberRow path="/hp/total" label={FORM.hp} />
        <NumberRow
          path="/hp/red"
          label={FORM.red}
          optional
          placeholder={redZone === undefined ? '' : String(redZone.red)}
          hint={redZone === undefined ? FORM.redUnknown : FORM.redHint(redZone.white, redZone.red)}
        />
        <NumberRow path="/reach" label={FORM.reach} optional placeholder="–" />
        <SelectRow
          path="/size"
          label={FORM.size}
          choices={SIZE_CHOICES}
          store={Number}
          hint={base === undefined ? '' : FORM.base(base)}
          className={css.sizeField}
        />
      </FieldRow>
    </Section>
  );
}

/** The five die-based traits, one a row, with the number that attackers need (E-75). */
export function TraitsSection({ derived }: { derived: DerivedCharacter }) {
  return (
    <Section title={FORM.traits}>
      <div className={css.traits}>
        <div className={css.traitHead} aria-hidden="true">
          <span />
          <span>{FORM.dice}</span>
          <span>{FORM.resistance}</span>
          <span title={FORM.toBeatHint}>{FORM.toBeat}</span>
        </div>
        {ACTION_TRAITS.map((trait) => (
          <FieldRow paths={placesOf(trait)} className={css.traitRow} key={trait}>
            <span className={css.traitName}>{nameOf(trait)}</span>
            <NumberRow path={`/traits/${trait}/dice`} label={FORM.traitDice(nameOf(trait))} bare />
            <NumberRow path={`/traits/${trait}/resistance`} label={FORM.traitResistance(nameOf(trait))} bare />
            <span className={css.toBeat}>
              <span className={css.toBeatNumber}>{derived.toBeat[trait]}+</span>
              {derived.throwRange[trait] === undefined ? null : (
                <span className={css.throw}>{FORM.throwRange(derived.throwRange[trait])}</span>
              )}
            </span>
          </FieldRow>
        ))}
        <FieldRow paths={placesOf('recovery')} className={css.traitRow}>
          <span className={css.traitName}>{nameOf('recovery')}</span>
          <NumberRow path="/traits/recovery/dice" label={FORM.traitDice(nameOf('recovery'))} bare />
        </FieldRow>
      </div>
    </Section>
  );
}
