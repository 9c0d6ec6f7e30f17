import { Select } from '../../components/inputs/select.tsx';
import { getStartGamePreference } from '../../games/shown-game.ts';
import { usePreference } from '../../preferences/preference.ts';
import { useGames } from '../../store/library-context.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { Section } from '../documents/form/section.tsx';
import { DICE_MODE } from '../encounters/play-screen/event-form/dice/dice-mode.ts';
import { PreferenceChoice } from './preference-choice.tsx';
import css from './settings.module.css';

/** The settings for the game that a window starts with, and for dice in encounters. */
export function StartSettings() {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const preference = getStartGamePreference(gameCatalog);
  const startGame = usePreference(preference);
  const choices = [
    { id: 'last', label: translate('settings.lastGame') },
    ...gameCatalog.all.map(({ id, name }) => ({ id: String(id), label: name })),
  ];
  return (
    <>
      <Section title={translate('settings.start')}>
        <Select
          label={translate('settings.game')}
          value={startGame}
          choices={choices}
          onChange={(gameId) => preference.set(gameId)}
        />
      </Section>
      <Section title={translate('settings.play')}>
        <div className={css.pair}>
          <PreferenceChoice
            label={translate('settings.dice')}
            preference={DICE_MODE}
            getLabel={(diceMode) => translate(`settings.diceModes.${diceMode}`)}
          />
        </div>
      </Section>
    </>
  );
}
