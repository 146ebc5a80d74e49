import type { DemoArticle } from './articles.ts'

export const CALENDAR_ARTICLES: readonly DemoArticle[] = [
  {
    uuid: '1f7b3a90-5c0e-4c3e-8f55-9d0f2b6a7c31',
    isFeatured: true,
    turkish: {
      title: 'Takvimi kullanma',
      subtitle: 'Gün ve hafta, doktor seçimi ve klavye',
      html: `
      <p>Takvim, kliniğinizin <strong>randevu bildirimlerini</strong> gün ve saate göre gösterir. Randevu burada oluşturulmaz,
        taşınmaz ve iptal edilmez; bunları randevuyu veren uygulamada yapın.</p>
      <h2>Gün ve hafta</h2>
      <ol>
        <li><strong>Gün</strong> veya <strong>Hafta</strong> görünümünü seçin.</li>
        <li>Oklarla önceki ve sonraki güne veya haftaya geçin ya da tarihi yazın; <strong>Bugün</strong> sizi bugüne getirir.</li>
        <li>Yalnızca bir doktoru görmek için doktoru seçin.</li>
        <li>Ayrıntılar için bir bildirime tıklayın.</li>
      </ol>
      <h3>Sık sorulanlar</h3>
      <p><strong>Aynı saatte birden fazla bildirim varsa ne olur?</strong> Yan yana gösterilir; sığmayanlar
        <strong>+3</strong> gibi bir düğmede toplanır.</p>
      <p><strong>Tarihi belirtilmeyenler nerede?</strong> Takvimin yanında ayrı bir listede.</p>`,
    },
    english: {
      title: 'Using the calendar',
      subtitle: 'Day and week, choice of doctor and keyboard',
      html: `
      <p>The calendar shows your clinic’s <strong>appointment notifications</strong> by day and time. Appointments are not created,
        moved or cancelled here; use the application in which they were booked.</p>
      <h2>Day and week</h2>
      <ol>
        <li>Choose the <strong>Day</strong> or <strong>Week</strong> view.</li>
        <li>Use the arrows for the previous and next day or week, or enter a date; <strong>Today</strong> takes you back to today.</li>
        <li>Choose a doctor to see only that doctor’s notifications.</li>
        <li>Click a notification for its details.</li>
      </ol>
      <h3>Frequently asked questions</h3>
      <p><strong>What happens when several notifications share a time?</strong> They are shown side by side; those that do not fit
        are behind a button such as <strong>+3</strong>.</p>
      <p><strong>Where are the notifications without a date?</strong> In a separate list beside the calendar.</p>`,
    },
  },
  {
    uuid: '2a8c4ba1-6d1f-4d4f-9066-ae103c7b8d42',
    isFeatured: false,
    turkish: {
      title: 'Randevunun ayrıntıları',
      subtitle: 'Bildirimi açın, gizleyin veya kaldırın',
      html: `
      <p>Takvimde bir bildirime tıkladığınızda kartı açılır. Kartta şunları yapabilirsiniz:</p>
      <ul>
        <li><strong>Gizle:</strong> bildirim, “Yalnızca aktif olanlar” seçiliyken listelerde görünmez. <em>Göster</em> ile geri gelir.</li>
        <li><strong>Kaldır:</strong> bildirim listeden silinir; bu işlem geri alınamaz.</li>
        <li><strong>Hastayı bul:</strong> aramayı hastanın adıyla açar.</li>
        <li><strong>Görüşmeye katıl:</strong> size gönderilen bağlantı veya oda kodu ile katılırsınız.</li>
      </ul>
      <p>Klavye ile ok tuşları bildirimler arasında gezdirir, <kbd>Enter</kbd> kartı açar.</p>
      <blockquote>Saati veya doktoru değiştirmek için randevuyu veren uygulamayı kullanın; değişiklik portala bildirim olarak gelir.</blockquote>`,
    },
    english: {
      title: 'Appointment details',
      subtitle: 'Open, hide or remove a notification',
      html: `
      <p>Clicking a notification in the calendar opens its card. There you can:</p>
      <ul>
        <li><strong>Hide:</strong> the notification is left out of the lists while “Active only” is ticked. <em>Show</em> brings it back.</li>
        <li><strong>Remove:</strong> the notification is deleted from the list. This cannot be undone.</li>
        <li><strong>Find patient:</strong> opens the search with the patient’s name.</li>
        <li><strong>Join a consultation:</strong> join with the link or room code that was sent to you.</li>
      </ul>
      <p>With the keyboard, the arrow keys move between notifications and <kbd>Enter</kbd> opens the card.</p>
      <blockquote>To change the time or the doctor, use the application in which the appointment was booked; the change arrives in the
        portal as a notification.</blockquote>`,
    },
  },
  {
    uuid: '3b9d5cb2-7e20-4e50-a177-bf214d8c9e53',
    isFeatured: false,
    turkish: {
      title: 'Randevu iptali ve gelmeyen hasta',
      subtitle: 'İptal ile “gelmedi” arasındaki fark',
      html: `
      <p>Randevular portalda iptal edilmez. Durum, randevuyu veren uygulamada değişir ve portala bildirim olarak gelir:</p>
      <table>
        <thead><tr><th>Durum</th><th>Ne zaman</th><th>Portalda ne görürsünüz?</th></tr></thead>
        <tbody>
          <tr><td>İptal</td><td>Hasta veya klinik vazgeçtiğinde</td><td>Bildirimin mesajı iptali ve nedenini yazar</td></tr>
          <tr><td>Gelmedi</td><td>Randevu saati geçtiğinde</td><td>Bildirim saatinde kalır</td></tr>
          <tr><td>Ertelendi</td><td>Yeni bir gün verildiğinde</td><td>Bildirim yeni gün ve saatine geçer</td></tr>
        </tbody>
      </table>
      <p>Artık gerekmeyen bir bildirimi gizleyebilir veya kaldırabilirsiniz.</p>`,
    },
    english: {
      title: 'Cancellations and no-shows',
      subtitle: 'The difference between “cancelled” and “no-show”',
      html: `
      <p>Appointments are not cancelled in the portal. The status changes in the application in which the appointment was booked, and
        arrives here as a notification:</p>
      <table>
        <thead><tr><th>Status</th><th>When</th><th>What do you see in the portal?</th></tr></thead>
        <tbody>
          <tr><td>Cancelled</td><td>The patient or the clinic has cancelled</td><td>The notification’s message gives the reason</td></tr>
          <tr><td>No-show</td><td>The time has passed</td><td>The notification stays at its time</td></tr>
          <tr><td>Postponed</td><td>A new day was agreed</td><td>The notification moves to its new day and time</td></tr>
        </tbody>
      </table>
      <p>You can hide or remove a notification that you no longer need.</p>`,
    },
  },
  {
    uuid: '4cae6dc3-8f31-4f61-b288-c0325e9daf64',
    isFeatured: false,
    turkish: {
      title: 'Çalışma saatleri ve izin günleri',
      subtitle: 'Kliniğin saatleri ile sizin saatleriniz',
      html: `
      <p>Takvimde çalışma saatlerinin dışı kapalı olarak gösterilir. Önce <strong>sizin</strong> saatleriniz, yoksa
        <strong>kliniğin</strong> saatleri kullanılır. Yetkiniz varsa ikisini de <em>Ayarlar</em> sayfasında görebilirsiniz.</p>
      <h3>İzin günleri</h3>
      <ol>
        <li>Çalışma saatleri ve izin günleri portaldan değiştirilemez; klinik yöneticinize başvurun.</li>
        <li>Saatler değişince takvimdeki kapalı alanlar da değişir.</li>
        <li>Saatler yüklenemediğinde takvim bunu bildirir ve kapalı alan göstermez.</li>
      </ol>`,
    },
    english: {
      title: 'Working hours and days off',
      subtitle: 'The clinic’s hours and your own',
      html: `
      <p>The calendar shows the time outside working hours as closed. <strong>Your</strong> hours are used if there are any, otherwise
        those of the <strong>clinic</strong>. If you have permission, the <em>Settings</em> page shows both.</p>
      <h3>Days off</h3>
      <ol>
        <li>Working hours and days off cannot be changed in the portal; contact your clinic administrator.</li>
        <li>When the hours change, so do the closed areas of the calendar.</li>
        <li>If the hours cannot be loaded, the calendar says so and shows no closed areas.</li>
      </ol>`,
    },
  },
  {
    uuid: '5dbf7ed4-9042-4072-8399-d1436faeb075',
    isFeatured: true,
    turkish: {
      title: 'Online randevu süreleri',
      subtitle: 'Hastaların internetten aldığı randevular',
      html: `
      <p>Online randevular, kliniğin belirlediği süreyle açılır. Sizin için farklı bir süre tanımlandıysa o geçerlidir.</p>
      <ul>
        <li>Online randevu ve yüz yüze randevu için <strong>ayrı</strong> süreler vardır.</li>
        <li>Süreler, yetkiniz varsa <em>Ayarlar</em> sayfasında görünür; portaldan değiştirilemez.</li>
        <li>Online alınan randevu takvimde ve <em>Randevu Bildirimleri</em>’nde görünür.</li>
      </ul>
      <p>Sürelerin değişmesini istiyorsanız klinik yöneticinize başvurun ya da bir
        <a href="/tr/destek">destek talebi</a> oluşturun.</p>`,
    },
    english: {
      title: 'Online appointment durations',
      subtitle: 'Appointments that patients book themselves',
      html: `
      <p>Online appointments have the duration that the clinic has set. If another one is set for you, yours applies.</p>
      <ul>
        <li>Online and in-person appointments have <strong>separate</strong> durations.</li>
        <li>If you have permission, the <em>Settings</em> page shows them; they cannot be changed in the portal.</li>
        <li>An appointment booked online appears in the calendar and among the <em>appointment notifications</em>.</li>
      </ul>
      <p>To have the durations changed, contact your clinic administrator or create a <a href="/en/support">support ticket</a>.</p>`,
    },
  },
  {
    uuid: '6ec08fe5-a153-4183-94aa-e25470bfc186',
    isFeatured: false,
    turkish: {
      title: 'Günlük listeyi yazdırma',
      subtitle: 'Günün randevuları kâğıtta',
      html: `
      <p>Takvimi <strong>Gün</strong> görünümüne alın ve <strong>Yazdır</strong>’a ya da <kbd>Ctrl</kbd> + <kbd>P</kbd> tuşlarına
        basın. Takvime sığmayan bildirimler altta listelenir.</p>
      <p>Satır satır bir liste için <em>Randevu Listesi</em> sayfasındaki <strong>Yazdır</strong>’ı kullanın; seçtiğiniz sütunlar
        yazdırılır, kimlik numarası yazdırılmaz.</p>
      <p>Listeyi masada bırakmayın: hasta adları kişisel veridir.</p>`,
    },
    english: {
      title: 'Printing the daily list',
      subtitle: 'The day’s appointments on paper',
      html: `
      <p>Switch the calendar to <strong>Day</strong> and press <strong>Print</strong> or <kbd>Ctrl</kbd> + <kbd>P</kbd>. Notifications
        that do not fit in the grid are listed below it.</p>
      <p>For a plain list, use <strong>Print</strong> on the <em>Appointment list</em> page: it prints the columns that you have chosen,
        and no national ID numbers.</p>
      <p>Do not leave the list on your desk: patient names are personal data.</p>`,
    },
  },
]
