import { Star } from 'lucide-react';
import { Focusable } from 'react-aria-components';
import { formatText, type LateText } from '../../../../shared/texts/late-text.ts';
import { Hint } from '../../../components/hint.tsx';
import { useGames } from '../../../store/library-context.ts';
import { shortName } from '../../../strings/documents/short-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { useTeam } from '../team-view.ts';
import css from './members.module.css';
import { namedLeader, nameLeader } from './members.ts';

export interface Leading {
  leads: boolean;
  /** Whether the rules let this one lead. */
  may: boolean;
  /** Why not, in the words of the rules. */
  why: LateText | undefined;
  /** Whether findings on the Leader point here. */
  place: boolean;
}

/** Names the Leader. One who may not lead keeps the star in reach, so that the reason can be read by everybody. */
export function LeaderStar({ id, name, leads, may, why, place }: Leading & { id: string; name: string }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { team, rules, summary, edit } = useTeam();
  const named = namedLeader(gameCatalog, team);
  const only = leads && summary.leaders?.length === 1;
  const label = leads
    ? translate('team.leader', { name: shortName(name) })
    : may
      ? translate('team.makeLeader', { name: shortName(name) })
      : translate('team.cannotLead', { name: shortName(name) });
  const hint = leads
    ? only
      ? translate('team.leaderStays', { name: shortName(name) })
      : label
    : may
      ? label
      : why === undefined
        ? label
        : formatText(translate, why);
  const press = () => {
    if (!may && !(leads && named === id)) return;
    edit(nameLeader(gameCatalog, team, named === id ? undefined : id));
  };
  return (
    <span {...(place ? { 'data-path': rules.leaderAt } : {})}>
      <Hint text={hint}>
        <Focusable>
          <button
            type="button"
            className={css.star}
            aria-pressed={leads}
            aria-disabled={!may && !leads}
            aria-label={label}
            data-wrong={leads && !may ? true : undefined}
            onClick={press}
          >
            <Star aria-hidden />
          </button>
        </Focusable>
      </Hint>
    </span>
  );
}
