import type { DemoArticle } from './articles.ts'

export const PATIENTS_ARTICLES: readonly DemoArticle[] = [
  {
    uuid: '7fd190f6-b264-4294-a5bb-f36581c0d297',
    isFeatured: true,
    turkish: {
      title: 'Hasta arama',
      subtitle: 'Ctrl + K ile her sayfadan',
      html: `
      <p><kbd>Ctrl</kbd> + <kbd>K</kbd> (Mac’te <kbd>⌘</kbd> + <kbd>K</kbd>) ile aramayı açın ve en az üç karakter yazın.</p>
      <ul>
        <li>Ad ve soyadı istediğiniz sırayla yazabilirsiniz: <em>yılmaz ayşe</em> da olur.</li>
        <li>Türkçe harfler şart değildir: <em>isil</em>, <em>Işıl</em>’ı bulur.</li>
        <li>Telefonun veya T.C. kimlik numarasının bir parçası yeterlidir.</li>
      </ul>
      <p>Aynı adlı hastaları doğum tarihi ve telefonla ayırt edin.</p>`,
    },
    english: {
      title: 'Finding a patient',
      subtitle: 'Ctrl + K, from every page',
      html: `
      <p>Open the search with <kbd>Ctrl</kbd> + <kbd>K</kbd> (<kbd>⌘</kbd> + <kbd>K</kbd> on a Mac) and type at least three
        characters.</p>
      <ul>
        <li>Type name and surname in any order: <em>yılmaz ayşe</em> works.</li>
        <li>Turkish letters are not needed: <em>isil</em> finds <em>Işıl</em>.</li>
        <li>Part of the phone number or national ID number is enough.</li>
      </ul>
      <p>Use the date of birth and the phone number to distinguish patients with the same name.</p>`,
    },
  },
  {
    uuid: '80e2a107-c375-43a5-b6cc-047692d1e3a8',
    isFeatured: false,
    turkish: {
      title: 'Kilitli hastalar ve günlük PIN',
      subtitle: 'Gizli tutulan dosyaları açma',
      html: `
      <p>Bazı hasta dosyaları kilitlidir. Açmak için <strong>dört haneli günlük PIN</strong> istenir; PIN her gün değişir ve size
        klinik yöneticiniz tarafından iletilir.</p>
      <p>PIN eşleşmiyorsa önce tarihin değişip değişmediğine bakın. Beş yanlış denemeden sonra kısa bir süre beklemeniz gerekir.</p>`,
    },
    english: {
      title: 'Locked patients and the daily PIN',
      subtitle: 'Opening confidential records',
      html: `
      <p>Some records are locked. To open one, enter the <strong>four-digit daily PIN</strong>. It changes every day; your
        clinic administrator gives it to you.</p>
      <p>If the PIN does not match, check first whether the date has changed. After five failed attempts you have to wait for a while.</p>`,
    },
  },
  {
    uuid: '91f3b218-d486-44b6-87dd-1587a3e2f4b9',
    isFeatured: false,
    turkish: {
      title: 'Hatırlatmalar',
      subtitle: 'Okundu, okunmadı ve kaldırma',
      html: `
      <p>Zil simgesindeki nokta okunmamış hatırlatma olduğunu gösterir. Bir hatırlatmaya tıklamak onu okundu yapar ve hastanın
        takip sayfasını açar. Yanındaki nokta ile yeniden okunmadı yapabilirsiniz.</p>
      <p>Çarpı, hatırlatmayı yalnızca <strong>bu cihazdaki</strong> listeden kaldırır; kayıt silinmez.</p>`,
    },
    english: {
      title: 'Reminders',
      subtitle: 'Mark as read or unread, and remove',
      html: `
      <p>The dot on the bell means that there are unread reminders. Clicking a reminder marks it as read and opens the patient’s
        follow-up page. Use the dot beside it to mark it as unread again.</p>
      <p>The cross removes the reminder from the list <strong>on this device</strong> only; the record is not deleted.</p>`,
    },
  },
  {
    uuid: 'd2b6f0c4-31a8-4f6e-9a57-60c8e1f7b205',
    isFeatured: false,
    turkish: {
      title: 'Hasta takip sayfası',
      subtitle: 'Hatırlatmalar ve randevu bildirimleri tek sayfada',
      html: `
      <p>Bir hatırlatmaya tıkladığınızda hastanın takip sayfası açılır. Sayfa, hastanın hatırlatmalarını ve randevu bildirimlerini zaman sırasıyla gösterir:</p>
      <dl>
        <dt>Hatırlatmalar</dt><dd>Yanlarındaki düğmelerle okundu veya okunmadı yapılır, ertelenir, listeden kaldırılır.</dd>
        <dt>Randevu bildirimleri</dt><dd>Bu hastanın adına düşen, bütün günlerin bildirimleri.</dd>
      </dl>
      <p>Hasta kilitliyse sayfa, günlük PIN girilene kadar hiçbir bilgi göstermez.</p>`,
    },
    english: {
      title: 'Patient follow-up page',
      subtitle: 'Reminders and appointment notifications on one page',
      html: `
      <p>Clicking a reminder opens the patient’s follow-up page. It shows the patient’s reminders and appointment notifications in order of time:</p>
      <dl>
        <dt>Reminders</dt><dd>Mark them as read or unread, snooze or remove them with the buttons beside them.</dd>
        <dt>Appointment notifications</dt><dd>Notifications of all days with the patient’s name.</dd>
      </dl>
      <p>If the patient is locked, the page shows nothing until you enter the daily PIN.</p>`,
    },
  },
  {
    uuid: 'e3c7a1d5-42b9-4a7f-8b68-71d9f208c316',
    isFeatured: false,
    turkish: {
      title: 'Randevu bildirimlerini filtreleme',
      subtitle: 'Gün, öncelik, doktor ve hastaya göre',
      html: `
      <p>Üst çubuktaki ünlem simgesi <strong>Randevu Bildirimleri</strong>’ni açar. Liste bugünü gösterir; filtreler birlikte çalışır.</p>
      <table>
        <caption>Öncelikler</caption>
        <thead><tr><th>Öncelik</th><th>Ne demek</th><th>Ne yapmalı</th></tr></thead>
        <tbody>
          <tr><td>Yüksek</td><td>Hastanın durumu veya saati bugün değişti</td><td>Hemen bakın</td></tr>
          <tr><td>Orta</td><td>Yakın bir randevu etkileniyor</td><td>Gün içinde bakın</td></tr>
          <tr><td>Düşük</td><td>Bilgilendirme</td><td>Vakit buldukça</td></tr>
        </tbody>
      </table>
      <p><em>Gizle</em> bildirimi klinikteki herkes için gizler, <em>Kaldır</em> ise siler. Gizlenenleri görmek için
        “Yalnızca aktif olanlar” kutusunun işaretini kaldırın.</p>`,
    },
    english: {
      title: 'Filtering appointment notifications',
      subtitle: 'By day, priority, doctor and patient',
      html: `
      <p>The exclamation mark in the top bar opens the <strong>appointment notifications</strong>. The list shows today;
        the filters work together.</p>
      <table>
        <caption>Priorities</caption>
        <thead><tr><th>Priority</th><th>What it means</th><th>What to do</th></tr></thead>
        <tbody>
          <tr><td>High</td><td>A patient’s condition or time today has changed</td><td>Check immediately</td></tr>
          <tr><td>Medium</td><td>An upcoming appointment is affected</td><td>Check during the day</td></tr>
          <tr><td>Low</td><td>For your information</td><td>When you have time</td></tr>
        </tbody>
      </table>
      <p><em>Hide</em> hides a notification for everyone in the clinic, <em>Remove</em> deletes it. Untick “Active only” to see
        hidden notifications.</p>`,
    },
  },
  {
    uuid: 'f4d8b2e6-53ca-4b80-9c79-82eaf319d427',
    isFeatured: false,
    turkish: {
      title: 'Hastayı başka kliniğe aktarma',
      subtitle: 'Gelen ve giden hastalar',
      html: `
      <p><em>Hasta transferi portalda değil, kliniğinizin yönetim uygulamasındadır.</em></p>
      <ol>
        <li>Önce klinikleri eşleştirin: <em>Hasta Transferi → Eş Klinik Listesi</em>.</li>
        <li>Hastanın dosyasında <em>Aktar</em>’ı seçin ve kliniği belirleyin.</li>
        <li>Hangi bilgilerin gideceğini işaretleyin:
          <ul><li>kimlik ve iletişim,</li><li>tedavi geçmişi,</li><li>görüntüler (hastanın yazılı onayı gerekir).</li></ul>
        </li>
        <li>Karşı klinik kabul edince hasta <em>Giden Hastalar</em> listesinde “tamamlandı” olur.</li>
      </ol>
      <p>Aktarılan dosya sizde kalmaya devam eder; yalnızca bir kopyası gönderilir.</p>`,
    },
    english: {
      title: 'Transferring a patient to another clinic',
      subtitle: 'Incoming and outgoing patients',
      html: `
      <p><em>Patient transfer is not part of the portal; it is in your clinic’s management application.</em></p>
      <ol>
        <li>First pair the clinics: <em>Patient transfer → Partner clinics</em>.</li>
        <li>Choose <em>Transfer</em> in the patient’s record, then the clinic.</li>
        <li>Tick what to send:
          <ul><li>identity and contact,</li><li>treatment history,</li><li>images (these need the patient’s written consent).</li></ul>
        </li>
        <li>Once the other clinic has accepted, the patient is shown as “completed” in <em>Outgoing patients</em>.</li>
      </ol>
      <p>Your clinic keeps the record; only a copy is sent.</p>`,
    },
  },
  {
    uuid: '05e9c3f7-64db-4c91-8d8a-93fb042ae538',
    isFeatured: false,
    turkish: {
      title: 'Hasta etiketi yazdırma',
      subtitle: 'Tüp ve dosyalar için barkod',
      html: `
      <p>Takip sayfasındaki <strong>Etiket yazdır</strong> düğmesi, hastanın adı ve numarasıyla bir barkod etiketi hazırlar.</p>
      <ul>
        <li>Yazıcıda kâğıt boyu olarak <strong>90 × 38 mm</strong> seçin.</li>
        <li>Barkod okunmuyorsa ölçeği %100’e getirin; “sayfaya sığdır” çizgileri bozar.</li>
      </ul>
      <p>Barkod <code>Code 128</code> biçimindedir ve yalnızca hasta numarasını taşır.</p>`,
    },
    english: {
      title: 'Printing a patient label',
      subtitle: 'A barcode for tubes and folders',
      html: `
      <p>The button <strong>Print label</strong> on the follow-up page prepares a barcode label with the patient’s name and number.</p>
      <ul>
        <li>Choose <strong>90 × 38 mm</strong> as paper size.</li>
        <li>If the barcode cannot be read, set the scale to 100%; “fit to page” distorts the bars.</li>
      </ul>
      <p>The barcode is a <code>Code 128</code> and contains only the patient number.</p>`,
    },
  },
]
