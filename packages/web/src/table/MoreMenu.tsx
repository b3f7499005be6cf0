import type { PlayerInfo } from '@mathom/protocol';
import { AlertDialog, DropdownMenu } from 'radix-ui';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { t } from '../app/words.ts';
import { Icon } from '../design/icons.tsx';
import { useGame } from './context.tsx';

const dialogs = () => import('./PeopleDialogs.tsx');
const BugDialog = lazy(async () => ({ default: (await dialogs()).BugDialog }));
const PlayerDialog = lazy(async () => ({ default: (await dialogs()).PlayerDialog }));

/** The rules themselves say what can be changed by hand; they come when somebody wants to. */
const RepairDialog = lazy(async () => ({
  default: (await import('./RepairDialog.tsx')).RepairDialog,
}));

function Concede({ open, close }: { readonly open: boolean; readonly close: () => void }) {
  const { table } = useGame();
  return (
    <AlertDialog.Root open={open} onOpenChange={(o) => !o && close()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="overlay" />
        <AlertDialog.Content className="panel small-dialog">
          <AlertDialog.Title className="display text-xl text-gold">
            {t('Concede this game?')}
          </AlertDialog.Title>
          <AlertDialog.Description className="my-3">
            {t('Your opponent wins. This cannot be taken back.')}
          </AlertDialog.Description>
          <div className="flex gap-2 justify-end">
            <AlertDialog.Cancel className="btn">{t('Play on')}</AlertDialog.Cancel>
            <AlertDialog.Action className="btn btn-gold" onClick={() => table.concede()}>
              {t('Concede')}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

/** All that is seldom needed. It is fetched after the table stands. */
export default function MoreMenu() {
  const { table, update, seat } = useGame();
  const [asking, setAsking] = useState(false);
  const [bug, setBug] = useState(false);
  const [mending, setMending] = useState(false);
  const [about, setAbout] = useState<PlayerInfo | null>(null);
  const over = update.info.status === 'over';
  const others = update.info.players.filter((p) => !p.bot && p.seat !== seat);
  const playing = update.info.settings.opponent === 'person' ? others : [];
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger className="btn btn-small" aria-label={t('More')}>
          <Icon name="menu" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="menu" align="end" sideOffset={6}>
            <DropdownMenu.Item
              className="option"
              disabled={!update.claimable}
              onSelect={() => table.claim()}
            >
              {t('Claim the game: the other is gone')}
            </DropdownMenu.Item>
            <DropdownMenu.Item
              className="option"
              disabled={over || seat < 0}
              onSelect={() => setAsking(true)}
            >
              {t('Concede')}
            </DropdownMenu.Item>
            {update.hands && seat >= 0 && (
              <DropdownMenu.Item
                className="option"
                onSelect={() => table.showHand(update.hands?.agreed[seat] !== true)}
              >
                {update.hands.agreed[seat] === true
                  ? t('Hide my hand from those who watch')
                  : t('Let those who watch see my hand')}
              </DropdownMenu.Item>
            )}
            {!update.info.settings.rated && (
              <DropdownMenu.Item
                className="option"
                disabled={over || seat < 0}
                onSelect={() => setMending(true)}
              >
                {t('Set the board right by hand')}
              </DropdownMenu.Item>
            )}
            <DropdownMenu.Item className="option" onSelect={() => setBug(true)}>
              {t('Report a bug: a link to this position')}
            </DropdownMenu.Item>
            {playing.map((player) => (
              <DropdownMenu.Item
                key={player.seat}
                className="option"
                onSelect={() => setAbout(player)}
              >
                {t('Report or block')} {player.name}
              </DropdownMenu.Item>
            ))}
            <DropdownMenu.Item asChild>
              <Link href="/settings" className="option">
                {t('Settings and stops')}
              </Link>
            </DropdownMenu.Item>
            <DropdownMenu.Item asChild>
              <Link href="/" className="option">
                {t('Leave the table (the game stays)')}
              </Link>
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <Concede open={asking} close={() => setAsking(false)} />
      <Suspense>
        {mending && <RepairDialog close={() => setMending(false)} />}
        {bug && <BugDialog game={update.game} close={() => setBug(false)} />}
        {about && <PlayerDialog game={update.game} {...about} close={() => setAbout(null)} />}
      </Suspense>
    </>
  );
}
