import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { BoardRequest, GroupBoard } from '../../../../contract/trade/group.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { useIsOnline } from '../../../offline/connection/use-is-online.ts';
import { download } from '../../../ui/download.ts';
import { Button, buttonClass } from '../../../ui/kit/button.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { Skeleton } from '../../../ui/kit/skeleton.tsx';
import { MoneySwitch } from '../../../ui/money/money-switch.tsx';
import { useMoneyView } from '../../../ui/money/money-view.ts';
import { Name } from '../../../ui/name.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { useTableHead } from '../../../ui/use-wide.ts';
import { tradeReads } from '../queries.ts';
import { tradeTexts } from '../trade-texts.ts';
import { AskSeveralSheet } from './ask-several-sheet.tsx';
import classes from './board.module.css';
import { boardCsv } from './board-csv.ts';
import { BoardList } from './board-list.tsx';
import { BoardTable } from './board-table.tsx';
import { BoardTotals } from './board-totals.tsx';
import { groupTexts as words } from './group-texts.ts';
import { mayAgree } from './may-agree.ts';

/** The answers of all suppliers of a group beside each other. */
export function BoardScreen({ id }: { id: string }) {
  const board = useQuery(tradeReads(usePrivateApi()).board(id));
  return (
    <section className={classes.screen}>
      <PageHead title={words.title} noindex />
      <ReadGate query={board} skeleton={<Skeleton shape="rows" count={6} />}>
        {(one) => (one.requests.length === 0 ? <EmptyBoard /> : <Board board={one} />)}
      </ReadGate>
    </section>
  );
}

const EmptyBoard = () => (
  <Notice {...words.empty}>
    <Link to="/profile/directorder" className={buttonClass('primary')}>
      {words.toList}
    </Link>
  </Notice>
);

function Board({ board }: { board: GroupBoard }) {
  const { basis } = useMoneyView();
  const isTable = useTableHead();
  const isOnline = useIsOnline();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<readonly BoardRequest[]>();
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  // What was chosen may be agreed on by now.
  const picked = board.requests.filter((request) => chosen.has(request.id) && mayAgree(request));
  const view = { board, basis, chosen, onChoose: choose };
  const { title, deadlineAt } = board.group;
  return (
    <>
      {title && (
        <h2>
          <Name text={title} />
        </h2>
      )}
      <p className={classes.soft}>
        {words.asked(board.requests.length)} {deadlineAt && words.deadline(formatJalali(deadlineAt, 'dateTime'))}
      </p>
      <div className={classes.tools}>
        <MoneySwitch />
        <Button size="compact" onClick={() => download(boardCsv(board), words.file)}>
          {words.csv}
        </Button>
        <Button size="compact" onClick={() => print()}>
          {words.print}
        </Button>
      </div>
      <BoardTotals board={board} basis={basis} />
      {isTable ? <BoardTable {...view} /> : <BoardList {...view} />}
      {board.requests.some(mayAgree) && (
        <div className={classes.tools}>
          <Button look="accent" disabled={!isOnline || picked.length === 0} onClick={() => setAsked(picked)}>
            {words.ask}
          </Button>
          <span className={classes.soft}>{isOnline ? words.chosen(picked.length) : tradeTexts.offline}</span>
        </div>
      )}
      {asked && <AskSeveralSheet requests={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
