import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { OwnMerchant } from '../../../contract/merchants/merchant.ts';
import { formatPhone } from '../../../core/people/format-phone.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import classes from '../../parts/account/cards.module.css';
import { HelpButton } from '../../ui/help-button.tsx';
import { Button, buttonClass } from '../../ui/kit/button.tsx';
import { Name } from '../../ui/name.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { agentTexts } from './agents/agents-texts.ts';
import { merchantTexts as words } from './merchants-texts.ts';
import { merchantWrites } from './mutations.ts';
import { publishingTexts } from './publishing/publishing-texts.ts';

const TOAST_ID = 'merchant-submitted';

type MerchantCardProps = {
  merchant: OwnMerchant;
  onEdit: () => void;
  onSetting: () => void;
  onAgents: () => void;
};

/** One merchant: where it stands, why, and what can be done now. */
export function MerchantCard({ merchant, onEdit, onSetting, onAgents }: MerchantCardProps) {
  const submit = useMutation(merchantWrites(usePrivateApi()).submit());
  const { id, name, status, statusReason, city, phones, supplierId } = merchant;
  const known = [supplierId && words.ownShop, city?.title].filter(Boolean);
  const isOpen = status === 'draft' || status === 'rejected';
  const handleSubmit = () =>
    submit.mutate(merchant, {
      onSuccess: () => showToast({ id: TOAST_ID, kind: 'done', text: words.submitted }),
    });
  return (
    <li className={classes.card}>
      <h3>
        <Name text={name} />{' '}
        <span className={classes.mark} data-status={status}>
          {words.statuses[status]}
        </span>
        <HelpButton id="merchant.status" />
      </h3>
      {statusReason && (
        <p className={classes.reason}>
          {words.reason}: {statusReason}
        </p>
      )}
      <p className={classes.facts}>{words.next[status]}</p>
      <p className={classes.facts}>
        {known.join(' · ')}
        {phones.map((phone, at) => (
          <span key={phone}>
            {(at > 0 || known.length > 0) && ' · '}
            <bdi dir="ltr">{formatPhone(phone)}</bdi>
          </span>
        ))}
      </p>
      <div className={classes.ways}>
        {isOpen && (
          <Button size="compact" look="primary" isBusy={submit.isPending} onClick={handleSubmit}>
            {words.submit}
          </Button>
        )}
        {status !== 'suspended' && (
          <Button size="compact" aria-haspopup="dialog" aria-label={words.settingNamed(name)} onClick={onSetting}>
            {words.setting}
          </Button>
        )}
        {status === 'confirmed' && (
          <Button size="compact" aria-haspopup="dialog" aria-label={agentTexts.openNamed(name)} onClick={onAgents}>
            {agentTexts.open}
          </Button>
        )}
        {status !== 'suspended' && (
          <Link
            to="/profile/suppliers/merchants/$merchantId"
            params={{ merchantId: id }}
            aria-label={publishingTexts.openNamed(name)}
            className={buttonClass('secondary', 'compact')}
          >
            {publishingTexts.open}
          </Link>
        )}
        {(isOpen || status === 'confirmed') && (
          <Button size="compact" aria-haspopup="dialog" aria-label={words.editNamed(name)} onClick={onEdit}>
            {words.edit}
          </Button>
        )}
      </div>
    </li>
  );
}
