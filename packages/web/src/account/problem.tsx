import { useSettings } from '../settings/settings';

/** Why something about the account did not work. */
export function Problem({ code }: { readonly code: string | undefined }) {
  const { account, net } = useSettings().words;
  return (
    <p className="account-problem" role="alert" data-problem={code}>
      {code !== undefined && (account.problems[code] ?? net.notices[code] ?? net.noticeOther)}
    </p>
  );
}
