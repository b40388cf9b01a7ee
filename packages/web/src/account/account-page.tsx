import { useSettings } from '../settings/settings';
import { Farewell } from './farewell';
import { MyHistory } from './my-history';
import { MyName } from './my-name';
import { Passkeys } from './passkeys';
import { SignIn } from './sign-in';
import { TablesHere } from './tables-here';
import { useAccount } from './use-account';

/** Everything about an account: getting one, and what is in it. */
export function AccountPage() {
  const { account: words } = useSettings().words;
  const answer = useAccount();
  if (answer === undefined) return null;
  const { account } = answer;
  return (
    <div className="account" data-signed-in={account !== undefined}>
      {account === undefined ? (
        <SignIn />
      ) : (
        <>
          <p>{words.signedInAs(account.name)}</p>
          <TablesHere />
          <MyName key={account.name} name={account.name} />
          <Passkeys passkeys={account.passkeys} />
          <MyHistory />
          <Farewell sessions={account.sessions} />
        </>
      )}
    </div>
  );
}
