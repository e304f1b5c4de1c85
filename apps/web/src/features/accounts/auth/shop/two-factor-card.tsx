import { twoFactorForm } from '@tawa/contract/accounts/auth.account';
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/ssr/ShieldCheck';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod/mini';
import { Badge } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/input.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { toast } from '#ui/toast/toast.ts';
import * as queries from './account.queries.ts';
import { PasswordAgain } from './password-again.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { showFailure } from './show-failure.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { authTexts } from './auth.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

type Filled = z.infer<typeof twoFactorForm>;

interface Started {
  secret: string;
  qr: string;
}

function Confirm({ started, onCodes, onCancel }: { started: Started; onCodes: ShowCodes; onCancel: () => void }) {
  const t = useTexts(authTexts);
  const language = useLanguage();
  const confirm = queries.useConfirmTwoFactor();
  const form = useForm<Filled, Filled>(twoFactorForm, { defaultValues: { code: '' } });
  const send = async ({ code }: Filled) => {
    await confirm.mutateAsync(code).then(
      ({ recovery_codes }) => onCodes(recovery_codes),
      (error: unknown) => showFailure(form, error, t.twoFactor.failed, language),
    );
  };
  return (
    <div className="gap-6 sm:flex">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(started.qr)}`}
        alt={t.squareCodeScan}
        width={184}
        height={184}
        className="mb-5 size-[184px] shrink-0 rounded-lg border border-line bg-[white]"
      />
      <div className="min-w-0 flex-1">
        <ol className="mb-5 list-decimal space-y-2 pl-5 text-body text-ink-2">
          <li>{t.openAuthenticatorApp}</li>
          <li>
            {t.noCameraType} <code className="font-semibold wrap-anywhere text-ink">{started.secret}</code>
          </li>
          <li>{t.enterSixDigits}</li>
        </ol>
        <Form form={form} onSubmit={send} failure={form.formState.errors.root?.message} aria-label={t.secondStep}>
          <TextField
            label={t.codeApp}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            {...form.field('code')}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size={48} pending={confirm.isPending && t.checking}>
              {t.turnOn}
            </Button>
            <Button variant="quiet" size={48} onClick={onCancel}>
              {t.cancel}
            </Button>
          </div>
        </Form>
      </div>
    </div>
  );
}

type ShowCodes = (codes: readonly string[]) => void;

function Off({ onCodes }: { onCodes: ShowCodes }) {
  const t = useTexts(authTexts);
  const start = queries.useStartTwoFactor();
  const [step, setStep] = useState<'off' | 'asks' | Started>('off');
  const cancel = () => setStep('off');
  if (typeof step === 'object') return <Confirm started={step} onCodes={onCodes} onCancel={cancel} />;
  if (step === 'asks')
    return (
      <PasswordAgain
        label={t.goOn}
        pendingText={t.checking}
        failureText={t.twoFactor.failed}
        onSend={(password) => start.mutateAsync(password).then(setStep)}
        onCancel={cancel}
      />
    );
  return (
    <>
      <p className="mb-4 text-body text-ink-2">{t.twoFactor.why}</p>
      <Button size={48} onClick={() => setStep('asks')}>
        {t.setUp}
      </Button>
    </>
  );
}

const codesFew = 3;

function On({ left, onCodes }: { left: number; onCodes: ShowCodes }) {
  const t = useTexts(authTexts);
  const stop = queries.useStopTwoFactor();
  const renew = queries.useRenewRecoveryCodes();
  const [asks, setAsks] = useState<'stop' | 'renew' | null>(null);
  const cancel = () => setAsks(null);
  if (asks === 'stop')
    return (
      <PasswordAgain
        key="stop"
        danger
        label={t.turnOff}
        pendingText={t.turningOff}
        failureText={t.twoFactor.failed}
        withCode
        onSend={(password, code) => stop.mutateAsync({ password, code }).then(({ message }) => toast.success(message))}
        onCancel={cancel}
      />
    );
  if (asks === 'renew')
    return (
      <PasswordAgain
        key="renew"
        label={t.makeNewCodes}
        pendingText={t.making}
        failureText={t.twoFactor.failed}
        withCode
        onSend={(password, code) =>
          renew.mutateAsync({ password, code }).then(({ recovery_codes }) => onCodes(recovery_codes))
        }
        onCancel={cancel}
      />
    );
  return (
    <>
      {left < codesFew ? (
        <Banner tone="warning">{t.onlyRecoveryCodes({ left })}</Banner>
      ) : (
        <p className="text-body text-ink-2">{t.recoveryCodesLeft({ left })}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" size={48} onClick={() => setAsks('renew')}>
          {t.newRecoveryCodes}
        </Button>
        <Button variant="quiet" size={48} onClick={() => setAsks('stop')}>
          {t.turnOff}
        </Button>
      </div>
    </>
  );
}

/** The second step of signing in: set up with a code to scan, its recovery codes, and the way back. */
export function TwoFactorCard({ userid }: { userid: number }) {
  const t = useTexts(authTexts);
  const { data, isError, refetch } = useQuery(queries.twoFactorQuery(userid));
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Card
      title={t.secondStep}
      facts={t.codePhoneBesides}
      action={
        data?.on && (
          <Badge tone="success" icon={ShieldCheckIcon}>
            {t.on}
          </Badge>
        )
      }
    >
      {isError && <FailedPart text={t.twoFactor.unreadable} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Loading label={t.loadingSecondStep}>
          <Skeleton className="h-12 w-full" />
        </Loading>
      )}
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      {data &&
        !codes &&
        (data.on ? <On left={data.recovery_codes_left} onCodes={setCodes} /> : <Off onCodes={setCodes} />)}
    </Card>
  );
}
