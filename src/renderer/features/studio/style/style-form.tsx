import { memo, useMemo } from 'react';
import { isStyle } from '../../../../shared/card/style/card-style.ts';
import type { OfferedSlot } from '../../../../shared/card/style/offered-slots.ts';
import { styleProblemMessage } from '../../../../shared/card/style/style-problem.ts';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import { templatesFor } from '../../../../shared/card/template/templates-for.ts';
import { SeverityIcon } from '../../../components/findings/severity-icon.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import { useGames } from '../../../store/library-context.ts';
import { useKeptTemplates, useStyles } from '../../../store/templates/use-templates.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { TextInput } from '../properties/inputs/text-input.tsx';
import type { CardMaker } from '../use-card.ts';
import { ColoursSection } from './colours-section.tsx';
import { BorderFields, BoxFields, GroundFields, PictureFields } from './drawn-fields.tsx';
import { IconsSection } from './icons-section.tsx';
import { SlotFields } from './slot-fields.tsx';
import css from './style.module.css';
import type { StyleEditing } from './style-editing.ts';
import { DensityFields, TypeSection } from './type-section.tsx';

interface Props {
  editing: StyleEditing;
  maker: CardMaker;
}

/** All settings of a style. What is only looked at beside it, such as the size of the card, does not draw it anew. */
export const StyleForm = memo(function StyleForm({ editing, maker }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { style, base, problems, game, run } = editing;
  const slots = useStyles().offeredSlots(base);
  const kept = useKeptTemplates();
  const bases = useMemo(() => {
    const own = kept.filter((one): one is CardTemplate => !isStyle(one));
    const same = templatesFor(gameCatalog, game, own).filter(({ of }) => of === base.of);
    return same.some(({ id }) => id === base.id) ? same : [base, ...same];
  }, [kept, game, base, gameCatalog]);
  const fields = (of: readonly OfferedSlot[]) =>
    of.map((slot) => <SlotFields key={slot.id} slot={slot} editing={editing} maker={maker} />);
  return (
    <>
      <section className={css.section}>
        <TextInput
          label={translate('style.name')}
          value={style.name}
          isDisabled={false}
          onChange={(name) => {
            if (name.trim() !== '') run([{ op: 'set', path: '/name', value: name.trim() }], true);
          }}
        />
        <Select
          label={translate('style.base')}
          value={base.id}
          choices={bases.map(({ id, name }) => ({ id, label: name }))}
          onChange={(id) => run([{ op: 'set', path: '/base', value: id }])}
        />
        <p className={css.hint}>{translate('style.baseHint')}</p>
        {problems.map((problem) => (
          <p key={JSON.stringify(problem)} className={css.problem}>
            <SeverityIcon severity="warning" />
            {styleProblemMessage(translate, problem)}
          </p>
        ))}
      </section>
      <ColoursSection editing={editing} />
      <TypeSection editing={editing} />
      <section className={css.section} aria-label={translate('style.frame')}>
        <h2>{translate('style.frame')}</h2>
        {fields(slots.filter(({ part }) => part === 'frame'))}
        <BorderFields editing={editing} />
        <GroundFields editing={editing} />
        <DensityFields editing={editing} />
      </section>
      <section className={css.section} aria-label={translate('style.where')}>
        <h2>{translate('style.where')}</h2>
        {slots.every(({ part }) => part !== undefined) ? (
          <p className={css.hint}>{translate('style.nowhere')}</p>
        ) : null}
        {fields(slots.filter(({ part }) => part === undefined))}
        <BoxFields editing={editing} />
        <PictureFields editing={editing} />
      </section>
      <IconsSection editing={editing} />
      <section className={css.section} aria-label={translate('style.back')}>
        <h2>{translate('style.back')}</h2>
        {slots.some(({ part }) => part === 'back') ? null : <p className={css.hint}>{translate('style.noBack')}</p>}
        {fields(slots.filter(({ part }) => part === 'back'))}
      </section>
    </>
  );
});
