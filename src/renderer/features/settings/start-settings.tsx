import { GAMES } from '../../../shared/games/catalogue.ts';
import { Select } from '../../components/inputs/select.tsx';
import { START_GAME } from '../../games/game-shown.ts';
import { usePreference } from '../../preferences/preference.ts';
import { SETTINGS } from '../../strings/settings.ts';
import { Section } from '../documents/form/section.tsx';
import { DICE_MODE } from '../encounters/table/event-form/dice/dice-mode.ts';
import { PreferenceChoice } from './preference-choice.tsx';
import css from './settings.module.css';

const CHOICES = [
  { id: 'last', label: SETTINGS.lastGame },
  ...GAMES.all.map(({ id, name }) => ({ id: String(id), label: name })),
];

/** What a new window and a new evening begin with. */
export function StartSettings() {
  const game = usePreference(START_GAME);
  return (
    <>
      <Section title={SETTINGS.start}>
        <Select label={SETTINGS.game} value={game} choices={CHOICES} onChange={(id) => START_GAME.set(id)} />
      </Section>
      <Section title={SETTINGS.play}>
        <div className={css.pair}>
          <PreferenceChoice label={SETTINGS.dice} of={DICE_MODE} names={SETTINGS.diceModes} />
        </div>
      </Section>
    </>
  );
}
